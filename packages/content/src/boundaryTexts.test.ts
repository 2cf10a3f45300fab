import { LANGUAGES } from '@spire/domain/languages';
import { PRIORITY_EMOJIS } from '@spire/domain/toolOptions';
import { BOUNDARY_TEXTS, GROUP_OF_EMOJI, INSTEAD_OF_A_NO, PRIORITY_GROUPS } from './boundaryTexts.ts';
import { HELP_NUMBERS } from './helpNumbers.ts';
import { hasNorwegianLetters, lix, namesWhatIsForbidden, sentences, words } from './textLaws.ts';

const groups = PRIORITY_GROUPS.map((group) => BOUNDARY_TEXTS[group]);
const sayNo = groups.flatMap((group) => group.sayNo);
const validations = groups.flatMap((group) => group.validations);
const reminders = groups.map(({ reminder }) => reminder);
const all = [...sayNo, ...validations, ...reminders, INSTEAD_OF_A_NO.title, INSTEAD_OF_A_NO.text];

test('each of the 18 emoji stands for a group, and no group stands empty', () => {
  expect(Object.keys(GROUP_OF_EMOJI).toSorted()).toEqual([...PRIORITY_EMOJIS].toSorted());
  expect(new Set(Object.values(GROUP_OF_EMOJI))).toEqual(new Set(PRIORITY_GROUPS));
});

test('each group has five ways to say no and five validations', () => {
  for (const group of groups) {
    expect(group.sayNo).toHaveLength(5);
    expect(group.validations).toHaveLength(5);
  }
});

describe.each(LANGUAGES)('each text in "%s"', (language) => {
  const breaking = (law: (text: string) => boolean, of = all) => of.map((text) => text[language]).filter(law);

  test('is one or two sentences, short enough to send', () => {
    const long = (text: string) => sentences(text).length > 2 || words(text).length > 30;
    expect(breaking(long, [...sayNo, ...validations, ...reminders])).toEqual([]);
    expect(breaking((text) => words(text).length > 12, reminders)).toEqual([]);
  });

  test('stands as it is: nothing is put into it', () => {
    expect(breaking((text) => /[{}[\]<>«»"]|\.\.\.|…/.test(text))).toEqual([]);
  });

  test('says no as oneself, and validates the other person', () => {
    const own = { no: /(?<!\p{L})(jeg|meg|mitt)(?!\p{L})/iu, en: /(?<!\p{L})(I|me|my)(?!\p{L})/u }[language];
    expect(breaking((text) => !own.test(text), sayNo)).toEqual([]);
    expect(breaking((text) => own.test(text), validations)).toEqual([]);
  });

  test('is not sorry: a no needs no excuse', () => {
    expect(breaking((text) => /beklager|unnskyld|dessverre|lei for|sorry|afraid|apolog/iu.test(text), sayNo)).toEqual(
      [],
    );
  });

  test('is said once only', () => {
    expect(new Set(all.map((text) => text[language])).size).toBe(all.length);
  });

  test('claims nothing medical, presses nobody, names no level and does not shout', () => {
    expect(breaking((text) => namesWhatIsForbidden(language, text))).toEqual([]);
  });

  test('does not lecture', () => {
    const lecture =
      /forskning|studie|psykolog|hjerne|nervesystem|research|stud(y|ies)|psycholog|brain|nervous system/iu;
    expect(breaking((text) => lecture.test(text))).toEqual([]);
  });

  test('is easy to read (A29)', () => {
    expect(breaking((text) => lix(text) > 35)).toEqual([]);
  });
});

test('no Norwegian letter stands in an English text', () => {
  expect(all.filter(({ en }) => hasNorwegianLetters(en))).toEqual([]);
});

test('where violence or control may be meant, a help line is named and nothing is given to say (S15)', () => {
  const line = HELP_NUMBERS.find(({ id }) => id === INSTEAD_OF_A_NO.helpNumber);
  for (const language of LANGUAGES) {
    const text = INSTEAD_OF_A_NO.text[language];
    expect(text).toContain(line?.name[language]);
    expect(text).not.toMatch(/[«»"“”]|si nei|say no|confront|konfronter/iu);
    expect(sayNo.map((each) => each[language])).not.toContain(text);
  }
});
