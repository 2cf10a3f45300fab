/**
 * The verbs of a list, as they begin what one does. In the one written form of Norwegian an infinitive ends in -e, in
 * the other and in many a dialect in -a: "hjelpe", "hjelpa".
 */
export function infinitives(list: string): ReadonlySet<string> {
  return new Set(
    list.split(/\s+/).flatMap((verb) => (/^\p{L}{3,}e$/u.test(verb) ? [verb, `${verb.slice(0, -1)}a`] : [verb])),
  );
}
