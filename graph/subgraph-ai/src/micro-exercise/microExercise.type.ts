import '@spire/graph-kit/reflection';
import type { ExerciseType, TextSource } from '@spire/domain/toolOptions';
import { AnsweredType } from '@spire/graph-shared/crisisHelp';
import type { Fields } from '@spire/graph-kit/fields';
import { ExerciseTypeEnum, TextSourceEnum } from '@spire/graph-shared/toolEnums';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('WrittenExercise', { description: 'A small exercise.' })
export class WrittenExerciseType extends AnsweredType {
  @Field(() => ExerciseTypeEnum, { description: 'What kind of exercise it is.' })
  type!: ExerciseType;

  @Field(() => String, { description: 'Its emoji.' })
  emoji!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'What to do.' })
  instruction!: string;

  @Field(() => String, { description: 'Why this one; may be empty.' })
  reasoning!: string;

  @Field(() => TextSourceEnum, { description: 'Where the text comes from.' })
  source!: TextSource;
}
export type WrittenExercise = Fields<WrittenExerciseType>;
