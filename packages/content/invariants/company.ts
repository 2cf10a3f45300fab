import { LANGUAGES, type Language } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { MOST_MESSAGE_WORDS } from '../src/companyMessages.ts';
import type { SocialSuggestion, SocialTexts } from '../src/socialSuggestions/socialSuggestion.ts';
import { SAFETY_LINES_SHOWN, type SOCIAL_SUGGESTIONS } from '../src/socialSuggestions.ts';
import { lix, sentences, words } from '../src/textInvariants.ts';
import { invariant, type Invariant, ofEveryText, PRESSES, saidOnce, type Text, textsOf } from './invariant.ts';

const WHEN_TO_STOP = { no: 'Stopp eller snu hvis noe blir verre', en: 'Stop or turn back if anything gets worse' };

const VERSIONS = ['gentle', 'ordinary', 'alone'] as const;
const MOST_WORDS = 120;

const sectionsOf = ({ plan, safety, encouragement }: SocialTexts) => [plan, safety, encouragement];

/** The requirements on plans for company, with the lines that go beside and into them. */
export function companyInvariants(
  plans: typeof SOCIAL_SUGGESTIONS,
  { safety, within }: { safety: readonly Text[]; within: readonly Text[] },
): Invariant[] {
  const wants = keysOf(plans);
  const withContact = wants.flatMap((want) => [plans[want].gentle, plans[want].ordinary]);
  const versions = [...withContact, ...wants.map((want) => plans[want].alone)];
  const section = (name: keyof SocialTexts): Text[] => versions.map(({ no, en }) => ({ no: no[name], en: en[name] }));
  const all = [...section('plan'), ...section('safety'), ...section('encouragement'), ...within, ...safety];
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
          [gentle, ordinary].some(({ message }) => message === undefined) || alone.message !== undefined,
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
      `A version with company leaves room for a message of ${MOST_MESSAGE_WORDS} words (S14).`,
      filesWhere((plan) =>
        (['gentle', 'ordinary'] as const).some((version) =>
          LANGUAGES.some(
            (each) => words(sectionsOf(plan[version][each]).join(' ')).length > MOST_WORDS - MOST_MESSAGE_WORDS,
          ),
        ),
      ),
    ),
    invariant(
      'Only a greeting has a name put into it.',
      textsOf(all, (text) => text.includes('{')),
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
