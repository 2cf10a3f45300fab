import { LANGUAGES } from '@spire/domain/languages';
import { EVENT_OPENINGS } from './eventOpenings.ts';
import { EVENT_TIPS } from './eventTips.ts';
import { NAMED_REQUEST_TEXTS } from './namedRequestTexts.ts';
import { BEHAVIOURS, OFFERED, OUTRIGHT_OPENINGS, OUTRIGHT_TEXTS, OWN_NEED, SUGGESTED } from './outrightTexts.ts';
import { ANY_REQUEST, NAMED_OPENINGS, REQUEST_TEXTS } from './requestTexts.ts';
import { hasNorwegianLetters, lix, namesWhatIsForbidden, words } from './textLaws.ts';

const tips = [...new Set(Object.values(EVENT_TIPS))].flat();
const ofKinds = [...Object.values(REQUEST_TEXTS), ...Object.values(NAMED_REQUEST_TEXTS), ANY_REQUEST];
const outright = Object.values(OUTRIGHT_TEXTS);
const requests = [
  ...new Set([
    ...ofKinds.flatMap(({ opening, after }) => [opening, ...after]),
    ...outright.flatMap(({ after }) => after),
    ...Object.values(OUTRIGHT_OPENINGS),
    ...Object.values(BEHAVIOURS),
    ...OFFERED.inviting,
  ]),
];
// What others know of, and thanks, belong to more than one of them.
const validations = [
  ...new Set([...ofKinds, ...outright, SUGGESTED].flatMap((each) => each.validations)),
  SUGGESTED.reminder,
];
const texts = [...Object.values(EVENT_OPENINGS), ...tips, ...requests, ...validations];

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
  expect(
    [...requests, ...Object.values(NAMED_OPENINGS), OWN_NEED].filter(
      ({ no, en }) => reasons.test(no) || reasons.test(en),
    ),
  ).toEqual([]);
});

test.each(LANGUAGES)('a no is said as oneself, and backed as somebody else, in "%s"', (language) => {
  const own = { no: /(?<!\p{L})(jeg|meg|mitt)(?!\p{L})/iu, en: /(?<!\p{L})(I|me|my|I’m)(?!\p{L})/u }[language];
  expect(requests.filter((text) => /sorry|beklager|dessverre/iu.test(text[language]))).toEqual([]);
  expect(validations.filter((text) => own.test(text[language]))).toEqual([]);
});
