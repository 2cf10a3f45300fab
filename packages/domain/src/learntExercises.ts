import { addDays, daysBetween, type LocalDate } from './dates.ts';
import type { AfterFeeling } from './toolOptions.ts';

/** A person's mark of an exercise besides how it felt: that it was stopped, is not wanted again, or may come again. */
export const EXERCISE_MARKS = ['stopped', 'unwanted', 'welcome'] as const;
export type ExerciseMarkKind = (typeof EXERCISE_MARKS)[number];

/** Known signs of an exercise: the marks, and that it felt worse afterwards. */
export const EXERCISE_SIGNS = [...EXERCISE_MARKS, 'worse'] as const;
export type ExerciseSign = (typeof EXERCISE_SIGNS)[number];

export const REST_REASONS = ['stopped', 'unwanted', 'worse'] as const satisfies readonly ExerciseSign[];
export type RestReason = (typeof REST_REASONS)[number];

/** A sign of one exercise on a date. */
export interface Sign {
  kind: ExerciseSign;
  date: LocalDate;
}

/** Why an exercise does not come by itself, and the first date on which it may again. */
export interface Rest {
  reason: RestReason;
  until: LocalDate;
}

/** How many days it rests: after it felt worse or was not wanted again, after a second stop (D90), and after a first. */
const RESTS = { worse: 30, unwanted: 30, stoppedTwice: 14, stopped: 1 };
/** Stops within so many days belong together. */
const TOGETHER = 30;
/** Signs older than that let nothing rest. */
export const SIGNS_COUNT_FOR = TOGETHER + RESTS.stoppedTwice;

const WEEK = 7;

/** The signs that no welcome has taken back; a stop stands. `signs` are oldest first. */
export function standing<S extends Sign>(signs: readonly S[]): S[] {
  const welcomed = signs.findLastIndex(({ kind }) => kind === 'welcome');
  return signs.filter(({ kind }, at) => kind !== 'welcome' && (kind === 'stopped' || at > welcomed));
}

/** The rest of one exercise on that date, by its signs, oldest first; undefined where it may come. */
export function restOf(signs: readonly Sign[], today: LocalDate): Rest | undefined {
  const stops = signs.filter(({ kind }) => kind === 'stopped');
  const daysFor = (sign: Sign, reason: RestReason) => {
    if (reason !== 'stopped') return RESTS[reason];
    const before = stops.filter(({ date }) => date <= sign.date && daysBetween(date, sign.date) < TOGETHER);
    return before.length > 1 ? RESTS.stoppedTwice : RESTS.stopped;
  };
  return standing(signs)
    .flatMap((sign) => {
      const reason = REST_REASONS.find((each) => each === sign.kind);
      return reason === undefined ? [] : [{ reason, until: addDays(sign.date, daysFor(sign, reason)) }];
    })
    .filter(({ until }) => today < until)
    .toSorted((one, other) => (one.until < other.until ? 1 : -1))
    .at(0);
}

/** Whether exercises have made things worse more than once in a week; `ofEach` are the signs of each exercise. */
export const isOftenWorse = (ofEach: readonly (readonly Sign[])[], today: LocalDate): boolean =>
  ofEach
    .flatMap((signs) => standing(signs))
    .filter(({ kind, date }) => kind === 'worse' && daysBetween(date, today) < WEEK).length > 1;

/** Afterwards nothing was better. */
const NO_HELP: readonly AfterFeeling[] = ['same', 'tired', 'unsettled'];

export const hasHelped = (feeling: AfterFeeling | null | undefined): boolean =>
  feeling !== null && feeling !== undefined && !NO_HELP.includes(feeling);

/** Whether somebody feels worse than before: unsettled, or tired after what was for energy. */
export const isWorse = (feeling: AfterFeeling | null, isForEnergy: boolean): boolean =>
  feeling === 'unsettled' || (feeling === 'tired' && isForEnergy);
