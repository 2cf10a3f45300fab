import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import { type MoodArguments, MoodArgumentsType, type SaveMoodInput, SaveMoodInputType } from './mood.input.ts';
import type { MoodService } from './mood.service.ts';
import { type Mood, type MoodConnection, MoodConnectionType, MoodType } from './mood.type.ts';

@Resolver(() => UserType)
export class MoodResolver {
  private readonly service: MoodService;

  constructor(service: MoodService) {
    this.service = service;
  }

  @FieldResolver(() => MoodType, {
    nullable: true,
    description: 'The mood of the date it is in the time zone of the request’s x-time-zone header.',
  })
  todaysMood(@Ctx() context: RequestContext): Promise<Mood | null> {
    return this.service.findTodays(context);
  }

  @FieldResolver(() => MoodConnectionType, { description: 'Moods, newest first.' })
  moods(
    @Args(() => MoodArgumentsType) wanted: MoodArguments,
    @Ctx() { claims }: RequestContext,
  ): Promise<MoodConnection> {
    return this.service.page(claims, wanted);
  }

  @Mutation(() => MoodType, { description: 'Saves the mood of its date; a second save for the date replaces it.' })
  saveMood(
    @Arg('input', () => SaveMoodInputType, { description: 'The mood.' }) input: SaveMoodInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<Mood> {
    return this.service.save(claims, input, now);
  }
}
