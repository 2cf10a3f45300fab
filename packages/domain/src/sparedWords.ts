import { SENSITIVITIES, type Sensitivity } from './sensitivities.ts';

/** What words ask to be spared, by how they begin, in either language; the edges are Unicode's (S8). */
const MEANT: readonly (readonly [RegExp, readonly Sensitivity[]])[] = [
  [/(?<!\p{L})(migrene|migraine|hodepine|headache|hjernerystelse|concuss)/iu, ['light', 'sound', 'screen']],
  [/(?<!\p{L})(lys(sky|ømfint|følsom)|sterkt lys|light(-| )sensitiv|bright light)/iu, ['light']],
  [/(?<!\p{L})(støy|bråk|lyd(sky|ømfint|følsom)|nois|loud)/iu, ['sound']],
  [/(?<!\p{L})(svimmel|dizz|besvim|faint|vertigo)/iu, ['standing', 'movement']],
  [/(?<!\p{L})(kvalm|kaster? opp|nause|omgangssyk|throwing up)/iu, ['food', 'movement']],
  [/(?<!\p{L})(ikke sove|søvnløs|(can't|can’t|cannot|can not) sleep|insomnia|sleepless)/iu, ['sleep']],
];

/** What somebody's own words of a day ask to be spared that day (D53), in the order of the list. */
export function sensitivitiesIn(words: readonly string[]): readonly Sensitivity[] {
  const told = words.join('\n');
  const meant = new Set(MEANT.flatMap(([pattern, spared]) => (pattern.test(told) ? spared : [])));
  return SENSITIVITIES.filter((each) => meant.has(each));
}
