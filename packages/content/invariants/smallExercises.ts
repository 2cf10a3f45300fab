import { LANGUAGES, type Language } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { showsMovingBody } from '@spire/domain/movingBodies';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, NEED_MORE } from '@spire/domain/options';
import { EXERCISE_TYPES } from '@spire/domain/toolOptions';
import { type Exercise, EXERCISE_TIERS, type TaggedExercise } from '../src/microRegulation.ts';
import { lix, sentences, words } from '../src/textInvariants.ts';
import { earInvariants } from './forTheEar.ts';
import { idsOf, idsOnce, invariant, type Invariant, ofEveryText, saidOnce, textsOf } from './invariant.ts';

/** Standing, held breath and a quick head (D30), with what else is above those tiers; looked for as whole words. */
const TOO_MUCH = {
  no: /(?<!\p{L})(reis(e|er)?|stå|gå ut|gå til|løp|hopp|dans\p{L}*|snu hodet|rist\p{L}*|hold(e)? (pusten|igjen))(?!\p{L})/iu,
  en: /(?<!\p{L})(get up|stand|walk|run|jump|danc\p{L}*|turn your head|shake|hold (your|the) breath)(?!\p{L})/iu,
};
const STOP = { no: 'Stopp hvis noe blir verre.', en: 'Stop if anything gets worse.' };
/** The people whom effort sets back (S14). */
const SET_BACK = ['brain_injury', 'me_fibro_syndromes', 'fatigue', 'medical_treatment'] as const;

const fileOf = (tier: string) => `small-exercises/${tier}`;
const textsIn = ({ title, instruction, reasoning }: Exercise) => [
  title,
  instruction,
  ...(reasoning === undefined ? [] : [reasoning]),
];

/** The requirements on small exercises: those that a rule chooses from, and those that suit anybody. */
export function smallExerciseInvariants(tagged: readonly TaggedExercise[], fixed: readonly Exercise[]): Invariant[] {
  const all: readonly Exercise[] = [...tagged, ...fixed];
  const lowest = tagged.filter(({ tier }) => tier === 'low');
  const gentle: readonly Exercise[] = [...tagged.filter(({ tier }) => tier !== 'moderate'), ...fixed];
  const texts = all.flatMap(textsIn);
  const instructions = all.map(({ instruction }) => instruction);
  const moving = tagged.filter(({ avoid }) => avoid.includes('exercise'));
  const lackingLow = (isLacking: boolean) => (isLacking ? [fileOf('low')] : []);
  const tiersWhere = (isLacking: (of: readonly TaggedExercise[]) => boolean) =>
    EXERCISE_TIERS.filter((tier) => isLacking(tagged.filter((each) => each.tier === tier))).map(fileOf);

  return [
    invariant('There are at least 24 small exercises.', tagged.length < 24 ? EXERCISE_TIERS.map(fileOf) : []),
    invariant('At least ten suit the lowest tier.', lackingLow(lowest.length < 10)),
    invariant(
      'No emoji below the moderate tier shows a body that stands or moves.',
      gentle.filter(({ emoji }) => showsMovingBody(emoji)).map(({ title }) => title.no),
    ),
    invariant('At least four suit anybody.', fixed.length < 4 ? ['fixed-exercises'] : []),
    idsOnce(all),
    invariant(
      'An instruction has two to four sentences and at most fifty words.',
      textsOf(
        instructions,
        (text) => sentences(text).length < 2 || sentences(text).length > 4 || words(text).length > 50,
      ),
    ),
    invariant(
      'A title has at most six words.',
      textsOf(
        all.map(({ title }) => title),
        (text) => words(text).length > 6,
      ),
    ),
    invariant(
      'The reasoning is one sentence.',
      textsOf(
        all.flatMap(({ reasoning }) => reasoning ?? []),
        (text) => sentences(text).length !== 1,
      ),
    ),
    ...earInvariants(
      all.map(({ id, title, instruction }) => ({
        id,
        sentences: { no: [title.no, instruction.no], en: [title.en, instruction.en] },
      })),
    ),
    saidOnce(texts),
    ...ofEveryText(texts),
    invariant(
      'An instruction is easy to read: LIX is at most 35 (A29).',
      textsOf(instructions, (text) => lix(text) > 35),
    ),
    invariant(
      'In the two gentle tiers nothing asks for standing, a held breath or a quick head.',
      textsOf(gentle.flatMap(textsIn), (text, language) => TOO_MUCH[language].test(text)),
    ),
    invariant(
      `An exercise that moves the body ends with "${STOP.no}" and "${STOP.en}" (S24).`,
      idsOf(moving, ({ instruction }) =>
        LANGUAGES.some((language: Language) => !instruction[language].endsWith(STOP[language])),
      ),
    ),
    invariant(
      'An exercise of the type movement says `avoid: [exercise]`.',
      idsOf(tagged, ({ type, avoid }) => type === 'movement' && !avoid.includes('exercise')),
    ),
    invariant(
      'An exercise of the type breathing says `avoid: [meditation]`.',
      idsOf(tagged, ({ type, avoid }) => type === 'breathing' && !avoid.includes('meditation')),
    ),
    invariant(
      'In the moderate tier nothing is meant for a person whom effort sets back (S14).',
      idsOf(
        tagged,
        ({ tier, considerations }) => tier === 'moderate' && SET_BACK.some((each) => considerations.includes(each)),
      ),
    ),
    invariant(
      'An exercise names at least one need and one consideration.',
      idsOf(tagged, ({ needs, considerations }) => needs.length * considerations.length === 0),
    ),
    ...EXERCISE_TYPES.map((type) =>
      invariant(
        `Something in the lowest tier is of the type ${type}.`,
        lackingLow(!lowest.some((each) => each.type === type)),
      ),
    ),
    ...keysOf(NEED_MORE).map((need) =>
      invariant(
        `Something in the lowest tier gives more of ${need}.`,
        lackingLow(!lowest.some(({ needs }) => needs.includes(need))),
      ),
    ),
    ...CONSIDERATIONS.map((each) =>
      invariant(
        `Something in the lowest tier suits ${each}.`,
        lackingLow(!lowest.some(({ considerations }) => considerations.includes(each))),
      ),
    ),
    ...(['ro', 'energi', 'glede'] as const).map((need) =>
      invariant(
        `In every tier something gives more of ${need}.`,
        tiersWhere((of) => !of.some(({ needs }) => needs.includes(need))),
      ),
    ),
    ...AVOID_SUGGESTIONS.map((avoided) =>
      invariant(
        `In every tier at least four are left for a person who avoids ${avoided}.`,
        tiersWhere((of) => of.filter(({ avoid }) => !avoid.includes(avoided)).length < 4),
      ),
    ),
    invariant(
      'In every tier at least two avoid nothing.',
      tiersWhere((of) => of.filter(({ avoid }) => avoid.length === 0).length < 2),
    ),
  ];
}
