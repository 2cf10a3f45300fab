import { LANGUAGES, type Language } from '@spire/domain/languages';
import { SOCIAL_SAFETY_FACTORS } from '@spire/domain/options';
import { SOCIAL_WANTS } from '@spire/domain/toolOptions';
import { SAFETY_LINES } from './socialSuggestions/safetyLines.ts';
import type { SocialTexts } from './socialSuggestions/socialSuggestion.ts';
import { WITHIN_PLANS } from './socialSuggestions/withinPlans.ts';
import {
  messageTo,
  SAFETY_LINES_SHOWN,
  safetyLines,
  SOCIAL_SECTIONS,
  SOCIAL_SUGGESTIONS,
  socialVersion,
  toSeveral,
} from './socialSuggestions.ts';
import { hasNorwegianLetters, lix, namesWhatIsForbidden, sentences, words } from './textLaws.ts';

const wants = SOCIAL_WANTS.map((want) => SOCIAL_SUGGESTIONS[want]);
const withContact = wants.flatMap(({ gentle, ordinary }) => [gentle, ordinary]);
const versions = [...withContact, ...wants.map(({ alone }) => alone)];
const lines = (language: Language) => SOCIAL_SAFETY_FACTORS.map((factor) => SAFETY_LINES[factor][language]);
const messages = (language: Language) => withContact.map((each) => each[language].message ?? '');
const sections = ({ plan, message, safety, encouragement }: SocialTexts) =>
  [plan, message, safety, encouragement].filter((text) => text !== undefined);
const within = Object.values(WITHIN_PLANS);
const textsIn = (language: Language) => [
  ...versions.flatMap((each) => sections(each[language])),
  ...within.map((each) => each[language]),
  ...lines(language),
];

/** Words that press or lay guilt: a promise, a debt, an apology, someone let down. */
const PRESSES = {
  no: /(?<!\p{L})(lov(e|er|te|et) å|skuff\p{L}*|svik\p{L}*|skyld\p{L}*|burde|samvittighet|beklager|unnskyld|savner|ensom\p{L}*)(?!\p{L})/iu,
  en: /(?<!\p{L})(promise\p{L}*|disappoint\p{L}*|let (me|you|them) down|owe|ought|should|guilt\p{L}*|sorry|miss you|lonely)(?!\p{L})/iu,
};

/** Every message leaves the other, or the writer, a way out. */
const WAY_OUT = {
  no: /et nei|si nei|trenger ikke|haster ikke|ikke passer|utsette|avlyse|bytte dag|flytter|stoppe|hvis ikke|når du vil/iu,
  en: /a no is|say no|no need to|need not|no hurry|not suit|put it off|cancel|change the day|move it|stop at|if not|when you like/iu,
};

test('every want has its own three versions, and only those with contact have a message', () => {
  for (const want of SOCIAL_WANTS) expect(SOCIAL_SUGGESTIONS[want].want).toBe(want);
  for (const language of LANGUAGES) {
    expect(withContact.filter((each) => each[language].message === undefined)).toEqual([]);
    expect(wants.filter(({ alone }) => alone[language].message !== undefined)).toEqual([]);
  }
});

test('contact is tagged, the version without touches nothing, and the gentle one neither strains nor moves', () => {
  expect(withContact.filter(({ avoid }) => !avoid.includes('social_contact'))).toEqual([]);
  expect(wants.filter(({ alone }) => alone.avoid.length > 0)).toEqual([]);
  expect(wants.filter(({ gentle }) => gentle.avoid.includes('exercise'))).toEqual([]);
});

describe.each(LANGUAGES)('each text in "%s"', (language) => {
  test('claims nothing medical, presses nobody, lays no guilt, names no level and does not shout', () => {
    expect(textsIn(language).filter((text) => namesWhatIsForbidden(language, text))).toEqual([]);
    expect(textsIn(language).filter((text) => PRESSES[language].test(text))).toEqual([]);
  });

  test('is said once, and keeps to its section: a plan of one to three sentences, one or two for the rest', () => {
    expect(new Set(textsIn(language)).size).toBe(textsIn(language).length);
    for (const { plan, safety, encouragement } of versions.map((each) => each[language])) {
      expect(sentences(plan).length).toBeLessThanOrEqual(3);
      expect(sentences(safety).length).toBeLessThanOrEqual(2);
      expect(sentences(encouragement)).toHaveLength(1);
    }
    expect(lines(language).filter((line) => words(line).length > 14)).toEqual([]);
  });

  test('is easy to read, all sections together (A29)', () => {
    const read = versions.map((each) => sections(each[language]).join(' '));
    expect(read.filter((text) => lix(text) > 30)).toEqual([]);
    expect(lix(lines(language).join(' '))).toBeLessThan(30);
  });

  test('fits in 120 words with the most and longest lines of safety beside it (S14)', () => {
    const counts = lines(language).map((line) => words(line).length);
    const longest = counts.sort((one, other) => other - one).slice(0, SAFETY_LINES_SHOWN);
    const beside = longest.reduce((sum, count) => sum + count, 0);
    const tooLong = versions.filter((each) => words(sections(each[language]).join(' ')).length + beside > 120);
    expect(tooLong).toEqual([]);
  });

  test('message greets by name once, and leaves a way out', () => {
    const greeting = { no: /^Hei, \{name\}\. [A-ZÆØÅ]/u, en: /^Hi \{name\}, / };
    expect(messages(language).filter((message) => !greeting[language].test(message))).toEqual([]);
    expect(messages(language).filter((message) => message.split('{name}').length !== 2)).toEqual([]);
    expect(messages(language).filter((message) => !WAY_OUT[language].test(message))).toEqual([]);
    expect(textsIn(language).filter((text) => text.includes('{') && !messages(language).includes(text))).toEqual([]);
  });
});

test('what takes a person out walking says when to stop (S24)', () => {
  const walking = withContact.filter(({ avoid }) => avoid.includes('exercise'));
  expect(walking).not.toHaveLength(0);
  expect(walking.filter(({ no }) => !no.safety.includes('Stopp eller snu hvis noe blir verre'))).toEqual([]);
  expect(walking.filter(({ en }) => !en.safety.includes('Stop or turn back if anything gets worse'))).toEqual([]);
});

test('no Norwegian letter stands in an English text', () => {
  expect(textsIn('en').filter(hasNorwegianLetters)).toEqual([]);
});

test('the version follows the level, and contact only where it is wanted', () => {
  expect(socialVersion('limited', true)).toBe('gentle');
  expect(socialVersion('moderate', true)).toBe('ordinary');
  expect(socialVersion('high', false)).toBe('alone');
});

test('at most three lines of safety stand beside a plan, always in the same order', () => {
  expect(safetyLines([], 'no')).toEqual([]);
  expect(safetyLines(['can_cancel', 'own_pace'], 'en')).toEqual([SAFETY_LINES.own_pace.en, SAFETY_LINES.can_cancel.en]);
  expect(safetyLines(SOCIAL_SAFETY_FACTORS, 'no')).toHaveLength(SAFETY_LINES_SHOWN);
});

test('a message is sent with a name, as it is written, or without', () => {
  expect(messageTo('Kari $& Co', 'Hei, {name}. Passer det?')).toBe('Hei, Kari $& Co. Passer det?');
  expect(messageTo(null, 'Hei, {name}. Passer det?')).toBe('Hei. Passer det?');
  expect(messageTo(null, 'Hi {name}, does it suit?')).toBe('Hi, does it suit?');
});

test('a message to several says nothing that is for one', () => {
  const toOne = /(?<!\p{L})(?:du|deg|din|ditt|di|dine)(?!\p{L})/iu;
  expect(messages('no').filter((message) => toOne.test(toSeveral(message, 'no')))).toEqual([]);
  for (const message of messages('en')) expect(toSeveral(message, 'en')).toBe(message);
});

test('each section has a sign of its own', () => {
  expect(new Set(Object.values(SOCIAL_SECTIONS)).size).toBe(4);
});
