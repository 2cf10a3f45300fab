import type { RequestContext } from '@spire/graph-kit/requestContext';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Arg, Ctx, Directive, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import { ReplaceTasksInputType, type ReplaceTasksInput } from './task.input.ts';
import type { TaskService } from './task.service.ts';
import { TaskObjectType, type Task } from './task.type.ts';

@Resolver(() => UserType)
export class TaskResolver {
  private readonly tasksOfDays: TaskService;

  constructor(tasksOfDays: TaskService) {
    this.tasksOfDays = tasksOfDays;
  }

  @FieldResolver(() => [TaskObjectType], { description: 'The tasks of a day, most important type first.' })
  tasks(
    @Arg('date', () => LocalDateScalar, {
      nullable: true,
      description: 'Any date; when left out, the one it is in the time zone of the request’s x-time-zone header.',
    })
    date: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<Task[]> {
    return this.tasksOfDays.list(context, date ?? null);
  }

  @Directive('@inaccessible')
  @FieldResolver(() => [String], {
    description: 'The tasks of the last 14 days and of today, where the person is, newest first, each text once.',
  })
  recentTaskTexts(@Ctx() context: RequestContext): Promise<string[]> {
    return this.tasksOfDays.recentTexts(context);
  }

  @Mutation(() => [TaskObjectType], {
    description:
      'Gives a day new tasks in place of those of the same types that are not completed; answers all of them.',
  })
  replaceTasks(
    @Arg('input', () => ReplaceTasksInputType, { description: 'The day and its tasks.' }) input: ReplaceTasksInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<Task[]> {
    return this.tasksOfDays.replace(claims, input, now);
  }

  @Mutation(() => TaskObjectType, {
    description:
      'Ticks a task or takes the tick off, and its point with it; NOT_FOUND when the person has none of that id. Saying it twice changes nothing.',
  })
  setTaskCompleted(
    @Arg('id', () => ID, { description: 'Which task.' }) id: string,
    @Arg('isCompleted', () => Boolean, { description: 'Whether it is done.' }) isCompleted: boolean,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<Task> {
    return this.tasksOfDays.setCompleted(claims, { id, isCompleted }, now);
  }
}
