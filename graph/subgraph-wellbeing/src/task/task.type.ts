import '@spire/graph-kit/reflection';
import type { SuggestionSource, TaskPriority, TaskType as Type } from '@spire/domain/options';
import type { Fields } from '@spire/graph-kit/fields';
import { SuggestionSourceEnum, TaskPriorityEnum, TaskTypeEnum } from '@spire/graph-shared/optionEnums';
import { DateTimeScalar, LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('Task', { description: 'One of the three small things of a day.' })
export class TaskObjectType {
  @Field(() => ID, { description: 'Made by the client or the server; stays the same until the task is replaced.' })
  id!: string;

  @Field(() => LocalDateScalar, { description: 'The day it is for.' })
  date!: string;

  @Field(() => String, { description: 'What to do.' })
  text!: string;

  @Field(() => TaskTypeEnum, { description: 'What kind of thing it is; one of each a day.' })
  type!: Type;

  @Field(() => TaskPriorityEnum, { description: 'How much it matters today.' })
  priority!: TaskPriority;

  @Field(() => SuggestionSourceEnum, { description: 'Where the text comes from.' })
  source!: SuggestionSource;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was done; null while it is not.' })
  completedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether it is done.' })
  isCompleted!: boolean;
}
export type Task = Fields<TaskObjectType>;
