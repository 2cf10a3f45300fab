import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import type { Fields } from '@spire/graph-kit/fields';
import { Field, InputType } from 'type-graphql';
import { TextRequestInputType } from '../writing/textRequest.input.ts';

@InputType('WriteMicroExerciseInput', { description: 'A small exercise for how today is.' })
export class WriteMicroExerciseInputType extends TextRequestInputType {
  @Field(() => [String], {
    defaultValue: [],
    description: `Titles of those shown lately, at most ${LIMITS.listEntries}, each of at most ${LIMITS.title} characters.`,
  })
  previousTitles!: string[];
}
export type WriteMicroExerciseInput = Fields<WriteMicroExerciseInputType>;
