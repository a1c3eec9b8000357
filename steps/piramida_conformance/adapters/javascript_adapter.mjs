// A starter adapter for Node: it speaks protocol 1 and knows one rule. Put yours in its place.

import { createInterface } from "node:readline";

const HELLO = {
  protocol: 1,
  implementation: { name: "starter", version: "0", language: "JavaScript" },
  capabilities: { disciplines: ["free"], records: ["shot/1"] },
};

class Unsupported extends Error {}

// General 5.3: a stroke on which the cue ball meets no object ball. Anything else is left to you.
function judge(record) {
  const [first, ...later] = record.events.map((event) => event.type);
  const known = first === "tip" && later.every((type) => type === "rail" || type === "stop");
  if (!known || (record.phase ?? "play") !== "play") {
    throw new Unsupported("this starter knows General 5.3 only");
  }
  const events = record.events.flatMap((event, index) => (event.type === "rail" ? [index] : []));
  return {
    verdict: "foul",
    fouls: [{ clause: "G.5.3", penalty: "G.29.1.1", offender: "shooter", events, balls: [] }],
    pocketed: [],
    returned: [],
  };
}

function answer(request) {
  switch (request.op) {
    case "hello":
      return HELLO;
    case "begin": // forget all that came before; request.header says which game it is
      return { ready: true };
    case "judge":
      return { ruling: judge(request.record) };
    case "ping":
      return { pong: true };
    default:
      throw new Unsupported("there is no such operation");
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.op === "bye") process.exit(0);
  const said = { id: request.id };
  try {
    said.result = answer(request);
  } catch (error) {
    if (error instanceof Unsupported) said.unsupported = { what: request.op, why: error.message };
    else said.error = { code: "internal", message: String(error) };
  }
  process.stdout.write(`${JSON.stringify(said)}\n`); // nothing else may go to standard output
}
