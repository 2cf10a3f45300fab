import { LOOKING_FORWARD, type LookingForward } from '@spire/domain/options';
import { isOneOf, keysOf } from '@spire/domain/lists';
import { activityNames } from '@spire/imports/activityNames';
import { type EntryInput, entryInput, hasContent } from '@spire/imports/entryInputs';
import { answered } from '@spire/imports/moodsByDate';
import type { ColumnRole, DateOrder } from '@spire/imports/reading';
import { foldName } from '@spire/imports/text/fold';
import type { Outline } from './readBlob.ts';

/** An activity becomes something Spire has a word for, what it is called in the file, or nothing. */
export type ActivityAnswer = LookingForward | 'own' | 'none';

/** The person's answers about a file; moods and activities by their names in lower case. */
export interface Answers {
  moods: Readonly<Record<string, number | null>>;
  activities: Readonly<Record<string, ActivityAnswer>>;
  hasNotes: boolean;
  hasPictures: boolean;
  dateOrder: DateOrder;
  columns: Readonly<Record<string, ColumnRole | null>> | undefined;
}

export const FIRST_ANSWERS: Answers = {
  ...{ moods: {}, activities: {}, hasNotes: true, hasPictures: true },
  ...{ dateOrder: 'dmy', columns: undefined },
};

export interface KnownFile {
  file: File;
  outline: Outline;
  answers: Answers;
}

type Remembered = Pick<Answers, 'moods' | 'activities'>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const ACTIVITY_ANSWERS = [...keysOf(LOOKING_FORWARD), 'own', 'none'] as const;

/** The answers about an earlier file. */
export function rememberedAnswers(kept: unknown): Remembered {
  const [moods, activities] = isRecord(kept) ? [kept['moods'], kept['activities']] : [];
  const isMood = (value: unknown) => value === null || (typeof value === 'number' && value >= 1 && value <= 5);
  const only = <Value>(values: unknown, isWanted: (value: unknown) => boolean) =>
    Object.fromEntries(Object.entries(isRecord(values) ? values : {}).filter(([, value]) => isWanted(value))) as Record<
      string,
      Value
    >;
  return {
    moods: only(moods, isMood),
    activities: only(activities, (value) => typeof value === 'string' && isOneOf(ACTIVITY_ANSWERS, value)),
  };
}

/** The name of each activity of a file here: as it was answered, else as it is known, else what it is called. */
export function calledBy({ outline, answers }: Pick<KnownFile, 'outline' | 'answers'>) {
  const known = new Map(activityNames(outline.entries).map((each) => [foldName(each.name), each.known]));
  return (name: string): ActivityAnswer => answers.activities[foldName(name)] ?? known.get(foldName(name)) ?? 'own';
}

/** The entries as they would be sent, as the person has answered so far; pictures by their names in the file. */
export function chosenEntries(file: KnownFile, labelOf: (id: LookingForward) => string): EntryInput[] {
  const { outline, answers } = file;
  const called = calledBy(file);
  const named = new Map([...outline.pictures.keys()].map((name) => [name, name]));
  const wishes = {
    hasNotes: answers.hasNotes,
    places: answers.hasPictures ? named : new Map<string, string>(),
    callActivity: (name: string) => {
      const answer = called(name);
      return answer === 'none' ? null : answer === 'own' ? name : labelOf(answer);
    },
  };
  return answered(outline.entries, answers.moods)
    .map((entry) => entryInput(entry, wishes))
    .filter(hasContent);
}
