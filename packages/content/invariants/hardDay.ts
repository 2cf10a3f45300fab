import { HARD_DAY_NEEDS } from '@spire/domain/hardDay';
import { keysOf } from '@spire/domain/lists';
import { showsMovingBody } from '@spire/domain/movingBodies';
import { NEED_MORE, TASK_TYPES } from '@spire/domain/options';
import { WEIGHTS } from '@spire/domain/weights';
import type { SeenSentences } from '../schema/hardDay.ts';
import type { HardDayText } from '../src/hardDay.ts';
import {
  asksForEffort,
  hasNorwegianLetters,
  lix,
  namesWhatIsForbidden,
  sentences,
  words,
} from '../src/textInvariants.ts';
import { earInvariants } from './forTheEar.ts';
import { idsOf, idsOnce, invariant, type Invariant, ofEveryText, repeated, saidOnce, textsOf } from './invariant.ts';

/** Never asked of a person in bed with the light off, as whole words. */
const NOT_HERE = {
  no: /(?<!\p{L})(reis(e|er)? deg|stå opp|gå (ut|til|bort)|ute på|trapp\p{L}*|kok\p{L}*|stek\p{L}*|dans\p{L}*|skjerm\p{L}*|mobil\p{L}*|telefon\p{L}*|ring\p{L}*|hold(e)? pusten|hopp\p{L}*|løp\p{L}*)(?!\p{L})/iu,
  en: /(?<!\p{L})(get up|stand up|walk (to|out)|go outside|stairs|cook\p{L}*|boil\p{L}*|danc\p{L}*|screens?|phones?|call (a|your)|hold your breath|jump\p{L}*|run)(?!\p{L})/iu,
};
const HARD_DAY_FILE = 'hard-day';
const SEEN_FILE = 'seen-sentences';
const ifLacking = (isLacking: boolean) => (isLacking ? [HARD_DAY_FILE] : []);

/** The requirements on the texts for hard days. */
export function hardDayInvariants(all: readonly HardDayText[]): Invariant[] {
  const texts = all.map(({ text }) => text);
  const open = all.filter(({ avoid, contraindications }) => avoid.length === 0 && contraindications === undefined);
  return [
    invariant('There are at least forty texts.', ifLacking(all.length < 40)),
    idsOnce(all),
    ...earInvariants(
      all.map(({ id, title, text }) => ({ id, sentences: { no: [title.no, text.no], en: [title.en, text.en] } })),
    ),
    invariant(
      'No emoji shows a body that stands or moves.',
      idsOf(all, ({ emoji }) => showsMovingBody(emoji)),
    ),
    ...keysOf(NEED_MORE).map((need) =>
      invariant(
        `At least three texts give more of ${need}.`,
        ifLacking(all.filter(({ needs }) => needs.includes(need)).length < 3),
      ),
    ),
    ...HARD_DAY_NEEDS.map((need) =>
      invariant(
        `A text without avoid and contraindications gives more of ${need}.`,
        ifLacking(!open.some(({ needs }) => needs.includes(need))),
      ),
    ),
    ...TASK_TYPES.map((type) =>
      invariant(
        `At least five texts of the taskType ${type} have neither avoid nor contraindications.`,
        ifLacking(open.filter(({ taskType }) => taskType === type).length < 5),
      ),
    ),
    invariant(
      'A text has at most three sentences and thirty-six words, and a LIX of at most 35.',
      textsOf(texts, (text) => sentences(text).length > 3 || words(text).length > 36 || lix(text) > 35),
    ),
    saidOnce(texts),
    invariant(
      'A text can be done lying down, indoors, alone, without a screen, and asks for no effort.',
      textsOf(texts, (text, language) => NOT_HERE[language].test(text) || asksForEffort(language, text)),
    ),
    ...ofEveryText([...texts, ...all.map(({ title }) => title)]),
    invariant(
      'A movement says `avoid: [exercise]`, and says to stop if it gets worse (S24).',
      idsOf(
        all,
        ({ exerciseType, avoid, text }) =>
          exerciseType === 'movement' &&
          (!avoid.includes('exercise') || !/verre/u.test(text.no) || !/worse/u.test(text.en)),
      ),
    ),
  ];
}

/** Asks, advises, cheers, promises or claims to be somebody. */
const TOO_CLOSE =
  /[?!]|(?<!\p{L})(bør|må|heldigvis|i det minste|går over|tiden leger|jeg|vi|should|must|at least|luckily|time heals|better place|i'm|i am|we)(?!\p{L})|(?<=^|[.,] )(prøv|try)(?!\p{L})/iu;

/** Words that name violence on a page that somebody else may read. */
const NAMES_VIOLENCE = /(?<!\p{L})(vold|vald|mishandl|trussel|truss?l|violen|abus|threat)/iu;

/** The requirements on the first sentence of a day on which something weighs. */
export function seenInvariants(sentencesOf: SeenSentences): Invariant[] {
  const all = WEIGHTS.flatMap((weight) => sentencesOf[weight]);
  const everyForm = all.flatMap(({ no, nn, en }) => [no, nn, en]);
  return [
    invariant(
      'Each kind has at least four sentences.',
      WEIGHTS.some((weight) => sentencesOf[weight].length < 4) ? [SEEN_FILE] : [],
    ),
    invariant(
      'A text stands once only in its language.',
      (['no', 'nn', 'en'] as const).flatMap((form) => repeated(all.map((each) => each[form]))),
    ),
    invariant('No Norwegian letter stands in an English text.', all.map(({ en }) => en).filter(hasNorwegianLetters)),
    invariant(
      'None asks, advises, cheers, promises or claims to be somebody.',
      everyForm.filter((text) => TOO_CLOSE.test(text)),
    ),
    invariant(
      'One for violence does not name it: somebody else may read the page.',
      sentencesOf.violence.flatMap(({ no, nn, en }) => [no, nn, en]).filter((text) => NAMES_VIOLENCE.test(text)),
    ),
    invariant(
      'Each has at most two sentences and twenty-four words.',
      everyForm.filter((text) => sentences(text).length > 2 || words(text).length > 24),
    ),
    invariant(
      'None says anything that no text may say.',
      textsOf(all, (text, language) => namesWhatIsForbidden(language, text)),
    ),
  ];
}
