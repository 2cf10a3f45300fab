import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type CrisisHelp, orHelp } from '@spire/graph-shared/crisisHelp';
import { type WriteTasksInput, WriteTasksInputType } from './task.input.ts';
import type { TaskService } from './task.service.ts';
import { type WrittenTasks, WrittenTasksType } from './writtenTask.type.ts';

const TasksAnswerUnion = orHelp('TasksAnswer', WrittenTasksType);

@Resolver()
export class TaskResolver {
  private readonly tasks: TaskService;

  constructor(tasks: TaskService) {
    this.tasks = tasks;
  }

  @Mutation(() => TasksAnswerUnion, {
    description:
      'Writes tasks for today from the profile and today’s check-in; CHECK_IN_REQUIRED without either, unless the day is a hard one. Stores nothing.',
  })
  writeTasks(
    @Arg('input', () => WriteTasksInputType, { description: 'How they are wanted.' }) input: WriteTasksInput,
    @Ctx() context: RequestContext,
  ): Promise<WrittenTasks | CrisisHelp> {
    return this.tasks.write(input, context);
  }
}
