import { LANGUAGES } from '@spire/domain/languages';
import { EVENT_TIPS } from './eventTips.ts';
import { NAMED_OPENING, REQUEST_TEXTS } from './requestTexts.ts';
import { hasNorwegianLetters, lix, namesWhatIsForbidden, words } from './textLaws.ts';

const tips = [...new Set(Object.values(EVENT_TIPS))].flat();
const requests = Object.values(REQUEST_TEXTS).flatMap(({ opening, after }) => [opening, ...after]);
const texts = [...tips, ...requests];

describe.each(LANGUAGES)('each text for an event or a request in "%s"', (language) => {
  test('claims nothing medical, presses nobody, names no level and does not shout', () => {
    expect(texts.filter((text) => namesWhatIsForbidden(language, text[language]))).toEqual([]);
  });

  test('is short, easy to read and said once', () => {
    expect(texts.filter((text) => lix(text[language]) > 42 || words(text[language]).length > 22)).toEqual([]);
    expect(new Set(texts.map((text) => text[language])).size).toBe(texts.length);
  });
});

test('no Norwegian letter stands in an English one', () => {
  expect(texts.filter(({ en }) => hasNorwegianLetters(en))).toEqual([]);
});

test('a no gives no reason of ours: it speaks of no strength, health or need', () => {
  const reasons =
    /(?<!\p{L})(kreft\p{L}*|energi|hvile|sliten|syk|energy|rest|tired|ill|health|need to look after)(?!\p{L})/iu;
  expect([...requests, NAMED_OPENING].filter(({ no, en }) => reasons.test(no) || reasons.test(en))).toEqual([]);
});
