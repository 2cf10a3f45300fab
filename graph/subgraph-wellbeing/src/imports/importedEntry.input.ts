import '@spire/graph-kit/reflection';
import { DAY_LIMITS } from '@spire/domain/dailyRules';
import { IMPORT_LIMITS } from '@spire/domain/importRules';
import type { Fields } from '@spire/graph-kit/fields';
import { DateTimeScalar, LocalDateScalar } from '@spire/graph-kit/scalars';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

const LISTED = `At most ${IMPORT_LIMITS.list}, each of at most ${IMPORT_LIMITS.name} characters.`;

@InputType('ImportedEntryInput', { description: 'One entry of another app.' })
export class ImportedEntryInputType {
  @Field(() => LocalDateScalar, { description: `From ${IMPORT_LIMITS.firstDate} to today.` })
  date!: string;

  @Field(() => String, { nullable: true, description: 'On that day’s clock, hh:mm.' })
  time?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Orders the entries of a day; null without a time.' })
  moment?: Date | null;

  @Field(() => Int, { nullable: true, description: `${DAY_LIMITS.mood.min} to ${DAY_LIMITS.mood.max}, the best last.` })
  mood?: number | null;

  @Field(() => String, { nullable: true, description: 'What the other app calls the mood.' })
  moodName?: string | null;

  @Field(() => String, { nullable: true, description: 'Its heading.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: `Its words, at most ${IMPORT_LIMITS.text} characters.` })
  text?: string | null;

  @Field(() => [String], { nullable: true, description: `What was done. ${LISTED}` })
  activities?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: `The other app’s own words for them, where they are called otherwise here. ${LISTED}`,
  })
  toldActivities?: string[] | null;

  @Field(() => [String], { nullable: true, description: `What was felt. ${LISTED}` })
  feelings?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Paths of pictures in the person’s own folder.' })
  pictures?: string[] | null;
}
export type ImportedEntryInput = Fields<ImportedEntryInputType>;

@InputType('AddImportedEntriesInput', { description: 'Some of the entries of a file.' })
export class AddImportedEntriesInputType {
  @Field(() => ID, { description: 'A UUID made by the client, the same for all entries of a file.' })
  importId!: string;

  @Field(() => String, { description: 'The format that was read, such as `daylio-csv`.' })
  source!: string;

  @Field(() => [ImportedEntryInputType], {
    description: `At most ${IMPORT_LIMITS.entriesAtOnce}, with ${IMPORT_LIMITS.charactersAtOnce} characters in all.`,
  })
  entries!: ImportedEntryInput[];
}
export type AddImportedEntriesInput = Fields<AddImportedEntriesInputType>;

@ArgsType()
export class ImportedMoodArgumentsType {
  @Field(() => LocalDateScalar, { description: 'The first day wanted.' })
  from!: string;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The last day wanted.' })
  to?: string | null;
}
export type ImportedMoodArguments = Fields<ImportedMoodArgumentsType>;
