import '@spire/graph-kit/reflection';
import type { SuggestionSource, TaskPriority, TaskType } from '@spire/domain/options';
import { AnsweredType } from '@spire/graph-shared/crisisHelp';
import type { Fields } from '@spire/graph-kit/fields';
import { SuggestionSourceEnum, TaskPriorityEnum, TaskTypeEnum } from '@spire/graph-shared/optionEnums';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('WrittenTask', { description: 'A task as it can be put on a day’s list.' })
export class WrittenTaskType {
  @Field(() => String, { description: 'What to do. Plain text.' })
  text!: string;

  @Field(() => TaskTypeEnum, { description: 'What kind of thing it is.' })
  type!: TaskType;

  @Field(() => TaskPriorityEnum, { description: 'How much it matters today.' })
  priority!: TaskPriority;

  @Field(() => SuggestionSourceEnum, { description: 'Where the text comes from.' })
  source!: SuggestionSource;
}

@ObjectType('WrittenTasks', { description: 'Tasks for a day. They are stored once they are put on its list.' })
export class WrittenTasksType extends AnsweredType {
  @Field(() => [WrittenTaskType], { description: 'Three, one of each type, the most important first.' })
  tasks!: Fields<WrittenTaskType>[];
}
export type WrittenTasks = Fields<WrittenTasksType>;
