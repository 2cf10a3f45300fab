import { type Scale, SCALE_LIMITS, type ScaleAnswer, SCALES } from '@spire/domain/scales';
import type { SheetAnswer } from './sheetFacts.ts';
import type { SheetWords } from './sheetWords.ts';

/** One row of the picture: a scale, or the mood where nothing is followed. */
export interface SheetRow {
  id: Scale | 'mood';
  name: string;
  /** From little to much, so that the last stands on top. */
  steps: readonly string[];
  isUpBetter: boolean;
  /** The two heaviest steps, the less heavy first. */
  heaviest: readonly [number, number];
  answers: readonly SheetAnswer[];
}

const LOW_IS_HEAVY: readonly [number, number] = [2, 1];
const HIGH_IS_HEAVY: readonly [number, number] = [4, 5];
const BETTER_UP: readonly SheetRow['id'][] = ['energy', 'sleep', 'mood'];

interface Told {
  followed: readonly Scale[];
  entries: readonly ScaleAnswer[];
  moods: readonly { date: string; mood: number | null }[];
}

/** Rows to draw of the period: three scales at most, those that are followed now before others, else the moods. */
export function rowsOf({ entries, moods, followed }: Told, { scales, text }: SheetWords): SheetRow[] {
  const row = (id: SheetRow['id'], name: string, steps: readonly string[], answers: readonly SheetAnswer[]) => {
    const isUpBetter = BETTER_UP.includes(id);
    return { id, name, steps, answers, isUpBetter, heaviest: isUpBetter ? LOW_IS_HEAVY : HIGH_IS_HEAVY };
  };
  const isFollowed = ({ id }: SheetRow) => followed.some((each) => each === id);
  const answered = SCALES.map((id) =>
    row(
      id,
      scales[id].name,
      scales[id].steps,
      entries.filter(({ scale }) => scale === id),
    ),
  )
    .filter(({ answers }) => answers.length > 0)
    .toSorted(
      (one, other) => Number(isFollowed(other)) - Number(isFollowed(one)) || other.answers.length - one.answers.length,
    )
    .slice(0, SCALE_LIMITS.followed);
  if (answered.length > 0) return answered;
  const felt = moods.flatMap(({ date, mood }) => (mood === null ? [] : [{ date, value: mood, isCarried: false }]));
  return felt.length === 0 ? [] : [row('mood', text.mood, text.moods, felt)];
}
