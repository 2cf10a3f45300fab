import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { WEIGHTS } from '@spire/domain/weights';
import type { Source } from '../src/expectationTexts/sources.ts';
import { type EXPECTATION_TEXTS, type WEIGHT_THOUGHTS, withNickname } from '../src/expectationTexts.ts';
import { asksForEffort, lix, sentences, words } from '../src/textInvariants.ts';
import { invariant, type Invariant, ofEveryText, saidOnce, textsOf } from './invariant.ts';

/** Words that claim to know from others' work, which no note may use without telling whose. */
const CLAIM = {
  no: /forsk|studie|forsøk|teori|psykolog|hjerne|bevis|i snitt/iu,
  en: /research|stud(y|ies)|experiment|theory|psycholog|brain|prove[ns]|on average/iu,
};
const COMPANY = /(?<!\p{L})(still ett spørsmål|takk|være sammen|skal møte|vil bli)(?!\p{L})/iu;
const LEAST_ENCOURAGEMENTS = 2;

/** The requirements on expectation lift: its messages, tips, notes and sources. */
export function expectationInvariants(
  feelings: typeof EXPECTATION_TEXTS,
  {
    thoughts,
    sources,
  }: {
    thoughts: typeof WEIGHT_THOUGHTS;
    sources: readonly Required<Source>[];
  },
): Invariant[] {
  const each = keysOf(feelings).map((feeling) => feelings[feeling]);
  const encouragements = each.flatMap((texts) => texts.encouragements);
  const messages = encouragements.map(({ message }) => message);
  const tips = encouragements.flatMap((set) => set.tips);
  const notes = [
    ...each.flatMap(({ learning, brainTraining }) => [learning, brainTraining]),
    ...Object.values(thoughts),
  ];
  const noteTexts = notes.map(({ text }) => text);
  const all = [...messages, ...tips, ...noteTexts];
  const filesWhere = (isWrong: (feeling: keyof typeof feelings) => boolean) =>
    keysOf(feelings)
      .filter(isWrong)
      .map((feeling) => `expectations/${feeling}`);
  const isOpen = ({ avoid = [] }: (typeof tips)[number]) => avoid.length === 0;

  return [
    invariant(
      'A file has at least two encouragements.',
      filesWhere((feeling) => feelings[feeling].encouragements.length < LEAST_ENCOURAGEMENTS),
    ),
    invariant(
      'A message has two or three sentences and at most forty words.',
      textsOf(messages, (text) => ![2, 3].includes(sentences(text).length) || words(text).length > 40),
    ),
    invariant(
      'A tip has one or two sentences and at most sixteen words.',
      textsOf(tips, (text) => sentences(text).length > 2 || words(text).length > 16),
    ),
    invariant(
      'A note has at most forty words.',
      textsOf(noteTexts, (text) => words(text).length > 40),
    ),
    saidOnce(all),
    ...ofEveryText(all),
    invariant(
      'No text asks for an effort.',
      textsOf(all, (text, language) => asksForEffort(language, text)),
    ),
    invariant(
      'A text is easy to read: LIX is at most 35 (A29).',
      textsOf(all, (text) => lix(text) > 35),
    ),
    invariant(
      'A note that claims something names a source, and a note that claims nothing has none (S18).',
      notes.flatMap(({ text, source }) =>
        LANGUAGES.filter((language) => CLAIM[language].test(text[language]) !== (source !== null)).map(
          (language) => text[language],
        ),
      ),
    ),
    invariant(
      'A message or a tip claims nothing from the work of others.',
      textsOf([...messages, ...tips], (text, language) => CLAIM[language].test(text)),
    ),
    invariant(
      'A message is whole with a name and without: the name is `, {nickname}`, with the comma before it.',
      textsOf(
        messages,
        (text) => /[{}]|,\.| {2}| ,/u.test(withNickname(text, null)) || /[{}]/u.test(withNickname(text, 'Kari')),
      ),
    ),
    invariant(
      'A tip or a note has nothing put into it.',
      textsOf([...tips, ...noteTexts], (text) => /[{}]/u.test(text)),
    ),
    invariant(
      'At least three tips of the encouragements are left for a person who avoids everything.',
      filesWhere((feeling) => feelings[feeling].encouragements.flatMap((set) => set.tips).filter(isOpen).length < 3),
    ),
    invariant(
      'A tip that asks for company says `avoid: [social_contact]`.',
      tips.filter(({ no, avoid = [] }) => COMPANY.test(no) && !avoid.includes('social_contact')).map(({ no }) => no),
    ),
    invariant(
      'In each language one message of a feeling calls a person by name, and another does not.',
      filesWhere((feeling) =>
        LANGUAGES.some((language) => {
          const { encouragements: of } = feelings[feeling];
          const named = of.filter(({ message }) => message[language].includes('{nickname}')).length;
          return named === 0 || named === of.length;
        }),
      ),
    ),
    invariant(
      'Each source is used.',
      sources.filter((source) => !notes.some((note) => note.source === source)).map(({ title }) => title),
    ),
    invariant(
      'A source tells the year in brackets, and can be looked up at https://doi.org/10.',
      sources
        .filter(({ title, url }) => !/\(\d{4}\)/u.test(title) || !url.startsWith('https://doi.org/10.'))
        .map(({ title }) => title),
    ),
    ...(['learning', 'brainTraining'] as const).map((kind) =>
      invariant(
        `A note called ${kind} suits every weight, for a day on which it is not clear what weighs (D61).`,
        each.some((texts) => WEIGHTS.every((weight) => texts[kind].suits?.includes(weight) === true))
          ? []
          : filesWhere(() => true),
      ),
    ),
  ];
}
