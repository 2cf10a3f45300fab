import { spokenWords } from '@spire/language/phrases';

const SHORTEST = 4;
const STEM = 5;
/** Words without content, which are ignored in a comparison. */
const ANYWHERE = new Set(
  [
    'after afterwards before when while with without what that this then them they your from have having just like take taking make keep some something somebody someone first time times else little lot more most than will want there where into over only next about going good nice would could ready other',
    'etter etterpå mens eller ikke ikkje noen noe nokon noko andre annen annet først første fyrste alle allerede bare berre litt også skal være vere gjøre gjere over under uten utan hele heile dette dere deres lenge klar klart godt gjerne ting meg selv',
  ]
    .join(' ')
    .split(' '),
);
const stems = (text: string) =>
  spokenWords(text).flatMap((word) => (word.length < SHORTEST || ANYWHERE.has(word) ? [] : word.slice(0, STEM)));

/** Whether a tip repeats what was told. */
export function saysAgain(told: string): (tip: string) => boolean {
  const said = new Set(stems(told));
  return (tip) => stems(tip).some((stem) => said.has(stem));
}
