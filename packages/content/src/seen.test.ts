import { addDays } from '@spire/domain/dates';
import { WEIGHTS } from '@spire/domain/weights';
import { SEEN_SENTENCES, seenSentence } from './seen.ts';
import { hasNorwegianLetters, namesWhatIsForbidden, sentences, words } from './textLaws.ts';

const all = WEIGHTS.flatMap((weight) => SEEN_SENTENCES[weight]);

test('each kind has at least four, each in three forms of its own', () => {
  for (const weight of WEIGHTS) expect(SEEN_SENTENCES[weight].length).toBeGreaterThanOrEqual(4);
  for (const form of ['no', 'nn', 'en'] as const) expect(new Set(all.map((each) => each[form])).size).toBe(all.length);
  expect(all.filter(({ en }) => hasNorwegianLetters(en))).toEqual([]);
});

test('none asks, advises, cheers, promises or claims to be somebody', () => {
  const wrong =
    /[?!]|(?<!\p{L})(bør|må|heldigvis|i det minste|går over|tiden leger|jeg|vi|should|must|at least|luckily|time heals|better place|i'm|i am|we)(?!\p{L})|(?<=^|[.,] )(prøv|try)(?!\p{L})/iu;
  expect(all.flatMap(({ no, nn, en }) => [no, nn, en]).filter((text) => wrong.test(text))).toEqual([]);
});

test('none is long or says what no text may say', () => {
  for (const { no, nn, en } of all) {
    for (const text of [no, nn, en])
      expect([sentences(text).length <= 2, words(text).length <= 24]).toEqual([true, true]);
    expect(namesWhatIsForbidden('no', no) || namesWhatIsForbidden('en', en)).toBe(false);
  }
});

test('a day has one sentence, and the next another; nynorsk is answered in nynorsk, English in English', () => {
  const on = (date: string, isNynorsk = false) => seenSentence('death', { date, language: 'no', isNynorsk });
  expect(on('2026-11-29')).toBe(on('2026-11-29'));
  expect(on('2026-11-29')).not.toBe(on(addDays('2026-11-29', 1)));
  expect(SEEN_SENTENCES.death.map(({ nn }) => nn)).toContain(on('2026-11-29', true));
  expect(SEEN_SENTENCES.death.map(({ en }) => en)).toContain(
    seenSentence('death', { date: '2026-11-29', language: 'en', isNynorsk: true }),
  );
});
