import { LANGUAGES, type Language } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import type { SocialSuggestion, SocialTexts } from '../src/socialSuggestions/socialSuggestion.ts';
import { SAFETY_LINES_SHOWN, type SOCIAL_SUGGESTIONS, toSeveral } from '../src/socialSuggestions.ts';
import { lix, sentences, words } from '../src/textInvariants.ts';
import { invariant, type Invariant, ofEveryText, saidOnce, type Text, textsOf } from './invariant.ts';

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
const GREETING = { no: /^Hei, \{name\}\. [A-ZÆØÅ]/u, en: /^Hi \{name\}, / };
const TO_ONE = /(?<!\p{L})(?:du|deg|din|ditt|di|dine)(?!\p{L})/iu;
const WHEN_TO_STOP = { no: 'Stopp eller snu hvis noe blir verre', en: 'Stop or turn back if anything gets worse' };

const VERSIONS = ['gentle', 'ordinary', 'alone'] as const;
const MOST_WORDS = 120;

const sectionsOf = ({ plan, message, safety, encouragement }: SocialTexts) =>
  [plan, message, safety, encouragement].filter((text) => text !== undefined);

/** The requirements on plans for company, with the lines that go beside and into them. */
export function companyInvariants(
  plans: typeof SOCIAL_SUGGESTIONS,
  { safety, within }: { safety: readonly Text[]; within: readonly Text[] },
): Invariant[] {
  const wants = keysOf(plans);
  const withContact = wants.flatMap((want) => [plans[want].gentle, plans[want].ordinary]);
  const versions = [...withContact, ...wants.map((want) => plans[want].alone)];
  const section = (name: keyof SocialTexts): Text[] =>
    versions.flatMap(({ no, en }) =>
      no[name] === undefined || en[name] === undefined ? [] : [{ no: no[name], en: en[name] }],
    );
  const messages = section('message');
  const others = [...section('plan'), ...section('safety'), ...section('encouragement'), ...within, ...safety];
  const all = [...others, ...messages];
  const filesWhere = (isWrong: (suggestion: SocialSuggestion) => boolean) =>
    wants.filter((want) => isWrong(plans[want])).map((want) => `company/${want}`);
  const longest = (language: Language) =>
    safety
      .map((line) => words(line[language]).length)
      .toSorted((one, other) => other - one)
      .slice(0, SAFETY_LINES_SHOWN)
      .reduce((sum, count) => sum + count, 0);
  const inAny = (breaks: (texts: SocialTexts, language: Language) => boolean) =>
    filesWhere((plan) => VERSIONS.some((version) => LANGUAGES.some((each) => breaks(plan[version][each], each))));

  return [
    invariant(
      'The versions with company have a message, and the one without has none.',
      filesWhere(
        ({ gentle, ordinary, alone }) =>
          [gentle, ordinary].some(({ no }) => no.message === undefined) || alone.no.message !== undefined,
      ),
    ),
    invariant(
      'The versions with company say `avoid: [social_contact]`.',
      filesWhere(({ gentle, ordinary }) => [gentle, ordinary].some(({ avoid }) => !avoid.includes('social_contact'))),
    ),
    invariant(
      'The version alone avoids nothing.',
      filesWhere(({ alone }) => alone.avoid.length > 0),
    ),
    invariant(
      'The gentle version asks for no exercise.',
      filesWhere(({ gentle }) => gentle.avoid.includes('exercise')),
    ),
    ...ofEveryText(all),
    invariant(
      'No text presses or lays guilt.',
      textsOf(all, (text, language) => PRESSES[language].test(text)),
    ),
    saidOnce(all),
    invariant(
      'A plan has one to three sentences.',
      textsOf(section('plan'), (text) => sentences(text).length > 3),
    ),
    invariant(
      'The safety of a plan has one or two sentences.',
      textsOf(section('safety'), (text) => sentences(text).length > 2),
    ),
    invariant(
      'An encouragement is one sentence.',
      textsOf(section('encouragement'), (text) => sentences(text).length !== 1),
    ),
    invariant(
      'A safety line has at most fourteen words.',
      textsOf(safety, (text) => words(text).length > 14),
    ),
    invariant(
      'A version is easy to read, all its sections together: LIX is at most 30 (A29).',
      inAny((texts) => lix(sectionsOf(texts).join(' ')) > 30),
    ),
    invariant(
      'The safety lines together are easy to read: LIX is below 30 (A29).',
      LANGUAGES.some((language) => lix(safety.map((line) => line[language]).join(' ')) >= 30) ? ['safety-lines'] : [],
    ),
    invariant(
      `A version fits in ${MOST_WORDS} words with the longest safety lines beside it (S14).`,
      inAny((texts, language) => words(sectionsOf(texts).join(' ')).length + longest(language) > MOST_WORDS),
    ),
    invariant(
      'A message begins with "Hei, {name}." and "Hi {name},".',
      textsOf(messages, (text, language) => !GREETING[language].test(text)),
    ),
    invariant(
      'A message greets by name once.',
      textsOf(messages, (text) => text.split('{name}').length !== 2),
    ),
    invariant(
      'A message leaves a way out.',
      textsOf(messages, (text, language) => !WAY_OUT[language].test(text)),
    ),
    invariant(
      'Only a message has a name put into it.',
      textsOf(others, (text) => text.includes('{')),
    ),
    invariant(
      'A message in Norwegian says nothing that is for one alone, since it may be sent to several.',
      messages.map(({ no }) => no).filter((text) => TO_ONE.test(toSeveral(text, 'no'))),
    ),
    invariant(
      'Something takes a person out walking.',
      withContact.some(({ avoid }) => avoid.includes('exercise')) ? [] : ['company/tur'],
    ),
    invariant(
      'A version that takes a person out walking says when to stop or turn back (S24).',
      withContact
        .filter(({ avoid }) => avoid.includes('exercise'))
        .flatMap((version) =>
          LANGUAGES.filter((language) => !version[language].safety.includes(WHEN_TO_STOP[language])).map(
            (language) => version[language].safety,
          ),
        ),
    ),
  ];
}
