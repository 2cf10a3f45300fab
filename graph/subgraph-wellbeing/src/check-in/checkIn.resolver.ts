import { type Page, type PageArguments, PageArgumentsType } from '@spire/graph-kit/pages';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import { SaveCheckInInputType, type SaveCheckInInput } from './checkIn.input.ts';
import type { CheckInService } from './checkIn.service.ts';
import { CheckInConnectionType, CheckInType, type CheckIn } from './checkIn.type.ts';

@Resolver(() => UserType)
export class CheckInResolver {
  private readonly diary: CheckInService;

  constructor(diary: CheckInService) {
    this.diary = diary;
  }

  @FieldResolver(() => CheckInType, {
    nullable: true,
    description: 'The check-in of the date it is in the time zone of the request’s x-time-zone header.',
  })
  todaysCheckIn(@Ctx() context: RequestContext): Promise<CheckIn | null> {
    return this.diary.findTodays(context);
  }

  @FieldResolver(() => CheckInType, { nullable: true, description: 'The check-in of a date; null when there is none.' })
  checkIn(
    @Arg('date', () => LocalDateScalar, { description: 'Any date.' }) date: string,
    @Ctx() { claims }: RequestContext,
  ): Promise<CheckIn | null> {
    return this.diary.find(claims, date);
  }

  @FieldResolver(() => CheckInConnectionType, { description: 'Every check-in, newest first.' })
  checkIns(
    @Args(() => PageArgumentsType) wanted: PageArguments,
    @Ctx() { claims }: RequestContext,
  ): Promise<Page<CheckIn>> {
    return this.diary.page(claims, wanted);
  }

  @Mutation(() => CheckInType, { description: 'Saves the check-in of its date; a second save for the date edits it.' })
  saveCheckIn(
    @Arg('input', () => SaveCheckInInputType, { description: 'The whole check-in.' }) input: SaveCheckInInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<CheckIn> {
    return this.diary.save(claims, input, now);
  }
}
