import { LANGUAGES } from '@spire/domain/languages';
import type { MessageForm } from '@spire/domain/nynorsk';
import { SOCIAL_WANTS, type SocialWant } from '@spire/domain/toolOptions';
import {
  companyMessage,
  goTogether,
  MESSAGE_PARTS,
  type MESSAGE_SENTENCES,
  MOST_MESSAGE_WORDS,
  toSeveral,
} from '../src/companyMessages.ts';
import { SOCIAL_SUGGESTIONS } from '../src/socialSuggestions.ts';
import type { Sent } from '../src/socialSuggestions/socialSuggestion.ts';
import { hasNorwegianLetters, namesWhatIsForbidden, words } from '../src/textInvariants.ts';
import { BOKMAAL, FORMS, HEALTH, invariant, type Invariant, PRESSES, repeated } from './invariant.ts';

const TO_ONE = /(?<!\p{L})(?:du|deg|din|ditt|di|dine)(?!\p{L})/iu;
const VERSIONS = ['gentle', 'ordinary'] as const;
/** Longer than most are called, and what several are called together. */
const NAMES = ['Kari', 'Mamma og pappa', 'Gjengen fra koret', null];
const TURNS = [0, 1, 2, 3, 4, 5];

/** Every want, every pair and every three of them. */
function everyFew(): SocialWant[][] {
  const wants: readonly SocialWant[] = SOCIAL_WANTS;
  return wants.flatMap((one, at) => [
    [one],
    ...wants
      .slice(at + 1)
      .flatMap((other, next) => [[one, other], ...wants.slice(at + next + 2).map((third) => [one, other, third])]),
  ]);
}

/** The sentences each want may be asked for by, to one and to several. */
const SENTENCES = Object.fromEntries(
  SOCIAL_WANTS.map((want) => {
    const texts = VERSIONS.flatMap((version) => {
      const { ask = [], also = [] } = SOCIAL_SUGGESTIONS[want][version].message ?? {};
      return [...ask, ...also];
    });
    const of = (form: MessageForm) => texts.flatMap((text) => [text[form], toSeveral(text[form], form)]);
    return [want, { no: of('no'), nn: of('nn'), en: of('en') }];
  }),
) as Record<SocialWant, Record<MessageForm, string[]>>;

/** Every message that asks for one, two or three wants, and those of its wants that go together. */
function* everyMessage() {
  for (const wants of everyFew())
    for (const form of FORMS)
      for (const version of VERSIONS)
        for (const turn of TURNS) {
          const name = NAMES[turn % NAMES.length] ?? null;
          const safetyFactors = MESSAGE_PARTS.safety[turn]?.for ?? [];
          const request = { wants, name, form, turn, safetyFactors, versionOf: () => version };
          yield { form, asked: wants, ...companyMessage(request) };
        }
}

/** The requirements on messages for company: on each sentence, and on each message that sentences are joined to. */
export function companyMessageInvariants(all: typeof MESSAGE_SENTENCES): Invariant[] {
  const messages = [...everyMessage()];
  const where = (breaks: (message: (typeof messages)[number]) => boolean) => [
    ...new Set(messages.filter(breaks).map(({ text }) => text)),
  ];
  const sentencesWhere = (breaks: (text: string, form: MessageForm) => boolean) =>
    FORMS.flatMap((form) => all.filter((text) => breaks(text[form], form)).map((text: Sent) => text[form]));
  return [
    invariant(
      'A message asks for every want, but for those that exclude each other.',
      where(
        ({ asked, text, form, wants }) =>
          !wants.every((want) => SENTENCES[want][form].some((each) => text.includes(each))) ||
          !asked.every((want) => wants.includes(want) || wants.some((each) => !goTogether(each, want))),
      ),
    ),
    invariant(
      `A message has at most ${MOST_MESSAGE_WORDS} words.`,
      where(({ text }) => words(text).length > MOST_MESSAGE_WORDS),
    ),
    invariant(
      'A message says nothing twice, and no name twice.',
      where(({ text }) => repeated(text.split(/(?<=[.?]) /u)).length > 0 || text.split('Kari').length > 2),
    ),
    invariant(
      'A message ends by leaving room for no.',
      where(({ form, text }) => !MESSAGE_PARTS.ends.some((end) => text.endsWith(end[form]))),
    ),
    invariant(
      'A sentence says nothing that is for one alone, since it may be sent to several.',
      sentencesWhere((text, form) => form !== 'en' && TO_ONE.test(toSeveral(text, form))),
    ),
    invariant(
      'A sentence stands as it is: without brackets, quotation marks or dots in a row.',
      sentencesWhere((text) => /[{}[\]<>«»"]|\.\.\.|…/u.test(text)),
    ),
    invariant(
      'A sentence tells nobody of illness, and presses nobody.',
      sentencesWhere((text, form) => HEALTH.test(text) || PRESSES[form === 'en' ? 'en' : 'no'].test(text)),
    ),
    invariant(
      'A nynorsk sentence has no word of bokmål.',
      sentencesWhere((text, form) => form === 'nn' && BOKMAAL.test(text)),
    ),
    invariant(
      'A sentence claims nothing medical, promises nothing, names no level and has no exclamation mark.',
      sentencesWhere((text, form) => namesWhatIsForbidden(form === 'en' ? 'en' : LANGUAGES[0], text)),
    ),
    invariant(
      'No Norwegian letter stands in an English sentence.',
      sentencesWhere((text, form) => form === 'en' && hasNorwegianLetters(text)),
    ),
    invariant(
      'A sentence stands once only in its form.',
      FORMS.flatMap((form) => repeated(all.map((text) => text[form]))),
    ),
  ];
}
