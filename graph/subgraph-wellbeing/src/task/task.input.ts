import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import type { SuggestionSource, TaskPriority, TaskType } from '@spire/domain/options';
import type { Fields } from '@spire/graph-kit/fields';
import { SuggestionSourceEnum, TaskPriorityEnum, TaskTypeEnum } from '@spire/graph-shared/optionEnums';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ID, InputType } from 'type-graphql';

@InputType('TaskInput', { description: 'A task for a day.' })
export class TaskInputType {
  @Field(() => ID, { nullable: true, description: 'A UUID made by the client; made here when left out.' })
  id?: string | null;

  @Field(() => String, { description: `At most ${LIMITS.freeText} characters.` })
  text!: string;

  @Field(() => TaskTypeEnum, { description: 'What kind of thing it is.' })
  type!: TaskType;

  @Field(() => TaskPriorityEnum, {
    nullable: true,
    description: 'How much it matters today; when left out high, medium and low in the order of the types.',
  })
  priority?: TaskPriority | null;

  @Field(() => SuggestionSourceEnum, { defaultValue: 'built_in', description: 'Where the text comes from.' })
  source!: SuggestionSource;
}
export type TaskInput = Fields<TaskInputType>;

@InputType('ReplaceTasksInput', { description: 'New tasks for a day.' })
export class ReplaceTasksInputType {
  @Field(() => LocalDateScalar, { description: `Today where the person is, or up to ${LIMITS.lateDays} days back.` })
  date!: string;

  @Field(() => [TaskInputType], { description: 'At least one, at most one of each type.' })
  tasks!: TaskInput[];
}
export type ReplaceTasksInput = Fields<ReplaceTasksInputType>;
