import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { DESIRED_FEELINGS } from '@spire/domain/toolOptions';
import { WEIGHTS } from '@spire/domain/weights';
import { SOURCES } from './expectationTexts/sources.ts';
import { EXPECTATION_TEXTS, notesOn, WEIGHT_THOUGHTS, withNickname } from './expectationTexts.ts';
import { FEELING_TIPS } from './feelingTips.ts';
import type { Tip } from './expectationTexts/feelingTexts.ts';
import { asksForEffort, hasNorwegianLetters, lix, namesWhatIsForbidden, sentences, words } from './textLaws.ts';

const feelings = keysOf(DESIRED_FEELINGS).map((feeling) => EXPECTATION_TEXTS[feeling]);
const encouragements = feelings.flatMap((each) => each.encouragements);
const messages = encouragements.map(({ message }) => message);
const tipsWithEvents = Object.values(FEELING_TIPS).flat();
const tips = [...encouragements, ...tipsWithEvents].flatMap((each) => each.tips);
const notes = [
  ...feelings.flatMap(({ learning, brainTraining }) => [learning, brainTraining]),
  ...Object.values(WEIGHT_THOUGHTS),
];
const all = [...messages, ...tips, ...notes.map(({ text }) => text)];

/** Words that claim to know from others' work, which no note may use without telling whose. */
const CLAIM = {
  no: /forsk|studie|forsøk|teori|psykolog|hjerne|bevis|i snitt/iu,
  en: /research|stud(y|ies)|experiment|theory|psycholog|brain|prove[ns]|on average/iu,
};

test('each feeling has two messages with three tips each, and more tips for what is known', () => {
  for (const feeling of feelings) {
    expect(feeling.encouragements).toHaveLength(2);
    for (const encouragement of feeling.encouragements) expect(encouragement.tips).toHaveLength(3);
  }
});

describe.each(LANGUAGES)('each text in "%s"', (language) => {
  const breaking = (law: (text: string) => boolean, of = all) => of.map((text) => text[language]).filter(law);

  test('is as long as it is read with ease', () => {
    expect(breaking((text) => ![2, 3].includes(sentences(text).length) || words(text).length > 40, messages)).toEqual(
      [],
    );
    expect(breaking((text) => sentences(text).length > 2 || words(text).length > 16, tips)).toEqual([]);
    expect(
      breaking(
        (text) => words(text).length > 40,
        notes.map(({ text }) => text),
      ),
    ).toEqual([]);
  });

  test('is said once only', () => {
    expect(new Set(all.map((text) => text[language])).size).toBe(all.length);
  });

  test('claims nothing medical, presses nobody, names no level and does not shout', () => {
    expect(breaking((text) => namesWhatIsForbidden(language, text))).toEqual([]);
  });

  test('asks for no effort', () => {
    expect(breaking((text) => asksForEffort(language, text))).toEqual([]);
  });

  test('is easy to read (A29)', () => {
    expect(
      breaking(
        (text) => lix(text) > 35,
        notes.map(({ text }) => text),
      ),
    ).toEqual([]);
    expect(breaking((text) => lix(text) > 35, [...messages, ...tips])).toEqual([]);
  });

  test('a note that claims something has a source, and one without is a thought (S18)', () => {
    const wrong = notes.filter(({ text, source }) => CLAIM[language].test(text[language]) !== (source !== null));
    expect(wrong.map(({ text }) => text[language])).toEqual([]);
    expect(breaking((text) => CLAIM[language].test(text), [...messages, ...tips])).toEqual([]);
  });

  test('is whole with a name and without', () => {
    for (const message of messages.map((text) => text[language])) {
      expect(withNickname(message, null)).not.toMatch(/[{}]|,\.| {2}| ,/);
      expect(withNickname(message, 'Kari')).not.toMatch(/[{}]/);
    }
    expect(breaking((text) => /[{}]/.test(text), [...tips, ...notes.map(({ text }) => text)])).toEqual([]);
  });
});

test('each feeling has three tips for who avoids everything, and those that ask for company say so', () => {
  for (const sets of [...feelings.map((each) => each.encouragements), ...Object.values(FEELING_TIPS)])
    expect(
      sets.flatMap(({ tips: each }): readonly Tip[] => each).filter(({ avoid = [] }) => avoid.length === 0).length,
    ).toBeGreaterThanOrEqual(3);
  const company = /(?<!\p{L})(still ett spørsmål|takk|være sammen|skal møte|vil bli)(?!\p{L})/iu;
  const asking = tips.filter(({ no }) => company.test(no));
  expect(asking.filter(({ avoid = [] }) => !avoid.includes('social_contact'))).toEqual([]);
});

test('each feeling can call a person by name, but does not always', () => {
  for (const language of LANGUAGES)
    for (const { encouragements } of feelings) {
      const named = encouragements.filter(({ message }) => message[language].includes('{nickname}'));
      expect(named).toHaveLength(1);
    }
});

test.each([
  ['Kari', 'Fint, Kari.'],
  [' Kari ', 'Fint, Kari.'],
  ['$&', 'Fint, $&.'],
  ['  ', 'Fint.'],
  [null, 'Fint.'],
])('the name %j makes %j', (nickname, read) => {
  expect(withNickname('Fint, {nickname}.', nickname)).toBe(read);
});

test('each source is used, tells who and when, and can be looked up', () => {
  const sources = Object.values(SOURCES);
  const used = notes.map(({ source }) => source);
  expect(sources.filter((source) => !used.includes(source))).toEqual([]);
  expect(
    sources.filter(({ title, url }) => !/\(\d{4}\)/.test(title) || !url.startsWith('https://doi.org/10.')),
  ).toEqual([]);
});

test('no Norwegian letter stands in an English text', () => {
  expect(all.filter(({ en }) => hasNorwegianLetters(en))).toEqual([]);
});

describe.each([...WEIGHTS, null])('where what weighs is %s', (weight) => {
  const given = keysOf(DESIRED_FEELINGS).map((feeling) => notesOn(weight, feeling));

  test('what is to be learnt follows it, whatever feeling is wished for', () => {
    expect(new Set(given.map(({ learning }) => learning)).size).toBe(1);
  });

  test('no note comes that is not for it', () => {
    const isForIt = ({ suits = [] }: (typeof notes)[number]) =>
      weight === null ? WEIGHTS.every((each) => suits.includes(each)) : suits.includes(weight);
    const ofIt = weight === null ? [] : [WEIGHT_THOUGHTS[weight]];
    const others = given.flatMap(({ learning, brainTraining }) => [learning, brainTraining]);
    expect(others.filter((note) => !isForIt(note) && !ofIt.includes(note))).toEqual([]);
  });
});
