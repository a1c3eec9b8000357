/* A starter adapter in C: it speaks protocol 1 and knows one rule. cc -o adapter c_adapter.c */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define HELLO "\"result\":{\"protocol\":1,\"implementation\":{\"name\":\"starter\"}," \
    "\"capabilities\":{\"disciplines\":[\"free\"],\"records\":[\"shot/1\"]}}}"
#define MISS "\"result\":{\"ruling\":{\"verdict\":\"foul\",\"fouls\":[{\"clause\":\"G.5.3\"," \
    "\"penalty\":\"G.29.1.1\"}],\"pocketed\":[],\"returned\":[]}}}"
#define NO(what, why) "\"unsupported\":{\"what\":\"" what "\",\"why\":\"" why "\"}}"

static const char *after(const char *s) { return s + 1 + strspn(s + 1, " \t"); }

/* The end of the JSON value or key at s. */
static const char *past(const char *s) {
    for (int depth = 0; *s && (depth || !strchr(",:]}", *s)); s += *s != 0) {
        if (*s == '"') while (*++s && *s != '"') s += *s == '\\' && s[1];
        depth += (*s == '{' || *s == '[') - (*s == '}' || *s == ']');
    }
    return s;
}

static int is(const char *s, const char *word) {
    return s && *s == '"' && !strncmp(s + 1, word, strlen(word)) && s[strlen(word) + 1] == '"';
}

/* The value of a member of the object at s, or NULL. */
static const char *member(const char *s, const char *key) {
    while (s && (*s == '{' || *s == ',')) {
        const char *name = after(s), *value = past(name);
        if (*value != ':' || is(name, key)) return *value == ':' ? after(value) : NULL;
        s = past(after(value));
    }
    return NULL;
}

/* General 5.3: whether the cue ball met no object ball, where this starter can tell. */
static int missed(const char *record) {
    const char *s = member(record, "events"), *phase = member(record, "phase"), *first = "tip";
    if (!s || (phase && !is(phase, "play"))) return 0;
    for (s = after(s); *s == '{'; s = *past(s) == ',' ? after(past(s)) : past(s), first = "rail")
        if (!is(member(s, "type"), first) && !(first[0] == 'r' && is(member(s, "type"), "stop")))
            return 0;
    return 1;
}

int main(void) {
    char *line = NULL;
    for (size_t size = 0; getline(&line, &size, stdin) > 0; fflush(stdout)) {
        const char *op = member(line, "op"), *id = member(line, "id");
        if (is(op, "bye")) break;
        printf("{\"id\":%.*s,", (int)(id ? past(id) - id : 4), id ? id : "null");
        if (is(op, "hello")) puts(HELLO);
        else if (is(op, "begin") || is(op, "ping")) puts("\"result\":{}}");
        else if (!is(op, "judge")) puts(NO("this operation", "it is not known"));
        else puts(missed(member(line, "record")) ? MISS : NO("judge", "only 5.3 is known yet"));
    }
    free(line);
}
