import { addDays } from '@spire/domain/dates';
import { SEEN_SENTENCES, seenSentence } from './seen.ts';

test('a day has one sentence, and the next another; nynorsk is answered in nynorsk, English in English', () => {
  const on = (date: string, isNynorsk = false) => seenSentence('death', { date, language: 'no', isNynorsk });
  expect(on('2026-11-29')).toBe(on('2026-11-29'));
  expect(on('2026-11-29')).not.toBe(on(addDays('2026-11-29', 1)));
  expect(SEEN_SENTENCES.death.map(({ nn }) => nn)).toContain(on('2026-11-29', true));
  expect(SEEN_SENTENCES.death.map(({ en }) => en)).toContain(
    seenSentence('death', { date: '2026-11-29', language: 'en', isNynorsk: true }),
  );
});
