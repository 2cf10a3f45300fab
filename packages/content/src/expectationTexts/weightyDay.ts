import { WEIGHTS, type Weight } from '@spire/domain/weights';
import type { DesiredFeeling } from '@spire/domain/toolOptions';
import { TEXTS } from '../generated/weightThoughts.ts';
import type { FeelingTexts, Note } from './feelingTexts.ts';

const thought = (weight: Weight): Note => ({ text: TEXTS[weight], source: null });

/** Something to think about where something weighs, by what it is: each claims nothing. */
export const WEIGHT_THOUGHTS: Record<Weight, Note> = {
  death: thought('death'),
  illness: thought('illness'),
  dementia: thought('dementia'),
  breakup: thought('breakup'),
  job_loss: thought('job_loss'),
  court: thought('court'),
  violence: thought('violence'),
  loss: thought('loss'),
};

/** How a feeling that is asked for is spoken to where nothing may play: gladness and sparks as calm, the others as they are. */
const CALM: Partial<Record<DesiredFeeling, DesiredFeeling>> = { glad: 'rolig', inspirert: 'rolig' };
export const calmFeeling = (feeling: DesiredFeeling): DesiredFeeling => CALM[feeling] ?? feeling;

const isFor = ({ suits = [] }: Note, kind: Weight | null): boolean =>
  kind === null ? WEIGHTS.every((each) => suits.includes(each)) : suits.includes(kind);

type Notes = Pick<FeelingTexts, 'learning' | 'brainTraining'>;

/** Among all the notes, those of such a day; its kind is null where it is not clear. */
export function notesOn(
  kind: Weight | null,
  feeling: DesiredFeeling,
  texts: Readonly<Record<DesiredFeeling, FeelingTexts>>,
): Notes {
  const all = [texts[feeling], ...Object.values(texts)];
  const first = (notes: readonly Note[]) => {
    const note = notes.find((each) => isFor(each, kind)) ?? notes.find((each) => isFor(each, null));
    if (note === undefined) throw new RangeError('No note suits every weight');
    return note;
  };
  return {
    learning: kind === null ? first(all.map(({ learning }) => learning)) : WEIGHT_THOUGHTS[kind],
    brainTraining: first(all.map(({ brainTraining }) => brainTraining)),
  };
}
