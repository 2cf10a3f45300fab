import type { RequestContext } from '@spire/graph-kit/requestContext';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import {
  type AddDailyProgressInput,
  AddDailyProgressInputType,
  type SaveDailyProgressInput,
  SaveDailyProgressInputType,
} from './dailyProgress.input.ts';
import type { DailyProgressService } from './dailyProgress.service.ts';
import { type DailyProgress, DailyProgressType } from './dailyProgress.type.ts';

@Resolver(() => UserType)
export class DailyProgressResolver {
  private readonly service: DailyProgressService;

  constructor(service: DailyProgressService) {
    this.service = service;
  }

  @FieldResolver(() => DailyProgressType, { description: 'Minutes meditated and glasses of water of a day.' })
  dailyProgress(
    @Arg('date', () => LocalDateScalar, {
      nullable: true,
      description: 'Any date; when left out, the one it is in the time zone of the request’s x-time-zone header.',
    })
    date: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<DailyProgress> {
    return this.service.find(context, date);
  }

  @Mutation(() => DailyProgressType, { description: 'Saves new totals of a day.' })
  saveDailyProgress(
    @Arg('input', () => SaveDailyProgressInputType, { description: 'The totals.' }) input: SaveDailyProgressInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<DailyProgress> {
    return this.service.save(claims, input, now);
  }

  @Mutation(() => DailyProgressType, {
    description: 'Adds to the totals of a day, up to what a day can hold; a repeat with the same id adds nothing.',
  })
  addDailyProgress(
    @Arg('input', () => AddDailyProgressInputType, { description: 'What is added.' }) input: AddDailyProgressInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<DailyProgress> {
    return this.service.add(claims, input, now);
  }
}
