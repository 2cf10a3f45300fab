/** Denied tiredness; "not just tired" and "not tired of" are something else. */
const NOT_TIRED =
  /(?<!\p{L})(?:ikke|ikkje|itj|ikkj|not|n['’]t|never|verken|hverken|neither)(?: (?:så|særlig|noe|spesielt|even|really|that|very|feeling|feel)){0,2} (?:trøtt|sliten|søvnig|tired|sleepy|exhausted)(?!\p{L})(?! (?:av|of|enough|nok|anymore))/giu;

/** A wish without its denied tiredness; the whole wish where too little would be left. */
export function withoutDeniedTiredness(wish: string): string {
  const left = wish.replace(NOT_TIRED, ' ');
  return (left.match(/\p{L}{2,}/gu) ?? []).length > 1 ? left : wish;
}
