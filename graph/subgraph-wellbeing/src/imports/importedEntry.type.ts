import '@spire/graph-kit/reflection';
import { DAY_LIMITS } from '@spire/domain/dailyRules';
import type { Fields } from '@spire/graph-kit/fields';
import { pageOf } from '@spire/graph-kit/pages';
import { DateTimeScalar, LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType('ImportedEntry', { description: 'An entry that was written in another app.' })
export class ImportedEntryType {
  @Field(() => ID, { description: 'Made when it was taken in.' })
  id!: string;

  @Field(() => ID, { description: 'The import it came with.' })
  importId!: string;

  @Field(() => String, { description: 'The format it was read from, such as `daylio-csv`.' })
  source!: string;

  @Field(() => LocalDateScalar, { description: 'The day it is of.' })
  date!: string;

  @Field(() => String, { nullable: true, description: 'On that day’s clock, hh:mm; null where it was not told.' })
  time!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `${DAY_LIMITS.mood.min} to ${DAY_LIMITS.mood.max}, the best last; null where there was none.`,
  })
  mood!: number | null;

  @Field(() => String, { nullable: true, description: 'What the other app called the mood.' })
  moodName!: string | null;

  @Field(() => String, { description: 'Its heading, or nothing.' })
  title!: string;

  @Field(() => String, { description: 'Its words, or nothing.' })
  text!: string;

  @Field(() => [String], { description: 'What was done, in the other app’s words.' })
  activities!: string[];

  @Field(() => [String], { description: 'What was felt, in the other app’s words.' })
  feelings!: string[];

  @Field(() => [String], { description: 'Paths of its pictures.' })
  pictures!: string[];

  @Field(() => DateTimeScalar, { description: 'When it was taken in.' })
  createdAt!: Date;
}
export type ImportedEntry = Fields<ImportedEntryType>;

@ObjectType('ImportedEntryConnection', { description: 'A page of imported entries, newest first.' })
export class ImportedEntryConnectionType extends pageOf(ImportedEntryType) {}
export type ImportedEntryConnection = Fields<ImportedEntryConnectionType>;

@ObjectType('ImportedMood', { description: 'The mood of a day that has none of its own, from another app.' })
export class ImportedMoodType {
  @Field(() => LocalDateScalar, { description: 'The day it is of.' })
  date!: string;

  @Field(() => Int, { description: `${DAY_LIMITS.mood.min} to ${DAY_LIMITS.mood.max}, the best last.` })
  mood!: number;

  @Field(() => String, { description: 'The format it was read from.' })
  source!: string;
}
export type ImportedMood = Fields<ImportedMoodType>;

@ObjectType('DiaryImport', { description: 'A file of another app that was taken in.' })
export class DiaryImportType {
  @Field(() => ID, { description: 'Made by the client.' })
  id!: string;

  @Field(() => String, { description: 'The format that was read, such as `daylio-csv`.' })
  source!: string;

  @Field(() => Int, { description: 'How many entries of it there are; of one that was undone, how many there were.' })
  entries!: number;

  @Field(() => Int, { description: 'How many days they are of.' })
  days!: number;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Its first day; null where nothing of it is left.' })
  firstDate!: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Its last day.' })
  lastDate!: string | null;

  @Field(() => LocalDateScalar, { description: 'The day it was taken in.' })
  date!: string;

  @Field(() => DateTimeScalar, { description: 'When it was taken in.' })
  createdAt!: Date;

  @Field(() => LocalDateScalar, { description: 'The last date on which it can be undone as a whole.' })
  undoUntil!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was undone.' })
  undoneAt!: Date | null;
}
export type DiaryImport = Fields<DiaryImportType>;

@ObjectType('AddedEntries', { description: 'What became of entries that were sent.' })
export class AddedEntriesType {
  @Field(() => Int, { description: 'How many were added.' })
  added!: number;

  @Field(() => Int, { description: 'How many were there before.' })
  already!: number;

  @Field(() => Boolean, { description: 'Whether older words among them speak of hard things.' })
  isHeavy!: boolean;
}
export type AddedEntries = Fields<AddedEntriesType>;
