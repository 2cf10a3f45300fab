import { keysOf } from '@spire/domain/lists';
import type { BOUNDARY_TEXTS, INSTEAD_OF_A_NO } from '../src/boundaryTexts.ts';
import type { HelpNumber } from '../src/helpNumbers.ts';
import { lix, sentences, words } from '../src/textInvariants.ts';
import { invariant, type Invariant, ofEveryText, saidOnce, textsOf } from './invariant.ts';

const OWN = { no: /(?<!\p{L})(jeg|meg|mitt)(?!\p{L})/iu, en: /(?<!\p{L})(I|me|my)(?!\p{L})/u };
const LECTURE = /forskning|studie|psykolog|hjerne|nervesystem|research|stud(y|ies)|psycholog|brain|nervous system/iu;
const LEAST_OF_EACH = 5;

/** The requirements on "prioritise yourself", and on its answer where violence or control may be meant. */
export function boundaryInvariants(
  groups: typeof BOUNDARY_TEXTS,
  instead: typeof INSTEAD_OF_A_NO,
  helpNumbers: readonly HelpNumber[],
): Invariant[] {
  const each = keysOf(groups).map((group) => groups[group]);
  const validations = each.flatMap((group) => group.validations);
  const reminders = each.map(({ reminder }) => reminder);
  const all = [...validations, ...reminders, instead.title, instead.text];
  const line = helpNumbers.find(({ id }) => id === instead.helpNumber);
  return [
    invariant(
      'A file has at least five validations.',
      keysOf(groups)
        .filter((group) => groups[group].validations.length < LEAST_OF_EACH)
        .map((group) => `boundaries/${group}`),
    ),
    invariant(
      'A text has one or two sentences and at most thirty words.',
      textsOf([...validations, ...reminders], (text) => sentences(text).length > 2 || words(text).length > 30),
    ),
    invariant(
      'A reminder has at most twelve words.',
      textsOf(reminders, (text) => words(text).length > 12),
    ),
    invariant(
      'A text stands as it is: without brackets, quotation marks or dots in a row.',
      textsOf(all, (text) => /[{}[\]<>«»"]|\.\.\.|…/u.test(text)),
    ),
    invariant(
      'A validation is said to the other person: without jeg, meg or mitt, and I, me or my.',
      textsOf(validations, (text, language) => OWN[language].test(text)),
    ),
    saidOnce(all),
    ...ofEveryText(all),
    invariant(
      'No text lectures.',
      textsOf(all, (text) => LECTURE.test(text)),
    ),
    invariant(
      'A text is easy to read: LIX is at most 35 (A29).',
      textsOf(all, (text) => lix(text) > 35),
    ),
    invariant(
      'Where violence or control may be meant, the help line is named and nothing is given to say (S15).',
      textsOf(
        [instead.text],
        (text, language) =>
          line === undefined ||
          !text.includes(line.name[language]) ||
          /[«»"“”]|si nei|say no|confront|konfronter/iu.test(text),
      ),
    ),
  ];
}
