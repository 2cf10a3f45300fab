import { CORPORA } from '@spire/language/corpus/rules/figures';
import { hintsAtControl } from '@spire/language/crisis/hintsAtControl';
import { screenForCrisis } from '@spire/language/crisis/screenForCrisis';
import type { Figure } from './measure.ts';

const RUNS = 15;
const ROUNDS = 5;
const SCREENINGS = 20;
const LENGTH = 2000;
/** The most processor time one screening may take. */
const LIMIT_MS = 1;

const filled = (text: string) => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);
const corpora = Object.values(CORPORA).flatMap((sets) => Object.values(sets));
const crisisTexts = corpora.flatMap(({ crisis }) => crisis.flatMap(({ texts }) => texts));
/** Every word the phrases know, in an order in which they say nothing. */
const backwards = crisisTexts.join(' ').split(' ').toReversed().join(' ');

/** Texts people write, and texts an attacker sends to make it take long. */
const TEXTS: Record<string, string> = {
  'an everyday Norwegian text': filled(
    Object.values(CORPORA.no)
      .flatMap(({ everyday }) => everyday)
      .join('. '),
  ),
  'an everyday English text': filled(
    Object.values(CORPORA.en)
      .flatMap(({ everyday }) => everyday)
      .join('. '),
  ),
  'one crisis text after the other': filled(crisisTexts.join(' ')),
  'their words backwards': filled(backwards),
  'the words backwards, other ones': filled(backwards.slice(LENGTH)),
  'beginnings without an end': filled('vil ikke jeg han skal om hvis '),
  'beginnings with gaps': filled('redd for han hun jeg mannen my husband will '),
  'one letter': filled('a'),
  'letters with stops': filled('d.'),
  'accents and what is not seen': filled('d\u0336ø\u200b\u0301 '),
  'digits between letters': filled('a1'),
};

/** Processor time of one screening: of a few rounds the one that other programs disturbed least. */
function milliseconds(screen: (text: string) => unknown, text: string): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const begun = process.cpuUsage();
    for (let time = 0; time < SCREENINGS; time += 1) screen(text);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000 / SCREENINGS;
  });
  return Math.min(...rounds);
}

/** The cost of screening 2,000 characters, in processor time, for texts meant well and ill. */
export function crisis(): Promise<Figure[]> {
  const figures = Object.entries({ screenForCrisis, hintsAtControl }).flatMap(([screening, screen]) =>
    Object.entries(TEXTS).map(([name, text]): Figure => {
      milliseconds(screen, text);
      const runs = Array.from({ length: RUNS }, () => milliseconds(screen, text));
      return { name: `${screening}, ${name}`, runs, unit: 'ms', limit: LIMIT_MS };
    }),
  );
  return Promise.resolve(figures);
}
