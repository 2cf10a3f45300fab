/**
 * The verbs of a list in both written forms: a Norwegian infinitive ends in -e in Bokmål, in -a in much of nynorsk and
 * many dialects: "hjelpe", "hjelpa".
 */
export function infinitives(list: string): ReadonlySet<string> {
  return new Set(
    list.split(/\s+/).flatMap((verb) => (/^\p{L}{3,}e$/u.test(verb) ? [verb, `${verb.slice(0, -1)}a`] : [verb])),
  );
}
