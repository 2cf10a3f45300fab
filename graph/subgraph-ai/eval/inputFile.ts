import type { Language } from '@spire/domain/languages';

interface Input {
  /** Whose hand it is, so that figures can be said by author. */
  voice: string;
  lang: Language;
  /** Whether it tells of something that weighs. */
  heavy?: boolean;
  /** Which of the chips its author would tap, where the first answer is not about it. */
  about?: Record<string, string>;
}

/** A file of inputs by authors who have seen neither texts nor code. */
export interface InputFile {
  wishes?: (Input & { text: string })[];
  events?: (Input & { whatToDo: string; whatCanGoBetter: string; howToFeelGood: string; feeling: string })[];
  noes?: (Input & { situation: string; needs: string })[];
  company?: (Input & { wants: string[]; contacts: { name: string; relation: string }[] })[];
}
export type InputKind = keyof InputFile;

type InputOf<Kind extends InputKind> = NonNullable<InputFile[Kind]>[number];

/** The documented request for one input (spec 2 §3). */
const REQUESTS: { [Kind in InputKind]: (input: InputOf<Kind>) => { path: string; body: object } } = {
  wishes: ({ text, lang, about }) => ({
    path: '/api/openai/suggestions',
    body: { prompt: text, language: lang, ...about },
  }),
  events: ({ whatToDo, whatCanGoBetter, howToFeelGood, feeling, lang, about }) => ({
    path: '/api/openai/expectation-response',
    body: { whatToDo, whatCanGoBetter, howToFeelGood, desiredFeeling: feeling, language: lang, ...about },
  }),
  noes: ({ situation, needs, lang, about }) => ({
    path: '/api/openai/boundary-suggestion',
    body: { shouldDo: situation, needInstead: needs, language: lang, ...about },
  }),
  company: ({ wants, contacts, lang }) => ({
    path: '/api/openai/social-support-suggestion',
    body: {
      socialWants: wants,
      contacts: contacts.map(({ name }) => ({ name, attributes: [] })),
      selectedContacts: contacts.map(({ name }) => name),
      language: lang,
    },
  }),
};

export const INPUT_KINDS = Object.keys(REQUESTS) as InputKind[];

export const requestOf = (kind: InputKind, input: unknown): { path: string; body: object } =>
  (REQUESTS[kind] as (input: unknown) => { path: string; body: object })(input);
