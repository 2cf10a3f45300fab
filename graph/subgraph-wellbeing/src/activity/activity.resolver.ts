import type { AfterFeeling } from '@spire/domain/toolOptions';
import { type Page, type PageArguments, PageArgumentsType } from '@spire/graph-kit/pages';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { AfterFeelingEnum } from '@spire/graph-shared/toolEnums';
import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import type { ActivityOnPage, ActivityService } from './activity.service.ts';
import { ActivityConnectionType, ActivityType } from './activity.type.ts';

@Resolver(() => UserType)
export class ActivityFeedResolver {
  private readonly feed: ActivityService;

  constructor(feed: ActivityService) {
    this.feed = feed;
  }

  @FieldResolver(() => ActivityConnectionType, { description: 'What the person has done, newest first.' })
  activities(
    @Args(() => PageArgumentsType) wanted: PageArguments,
    @Ctx() { claims }: RequestContext,
  ): Promise<Page<ActivityOnPage>> {
    return this.feed.page(claims, wanted);
  }
}

@Resolver(() => ActivityType)
export class ActivityResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Of its record: a memory’s title, a suggestion’s or task’s text. Null when it has none, or is deleted.',
  })
  title(@Root() activity: ActivityOnPage): Promise<string | null> {
    return activity.readTitle();
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The exercise that a tool led: its id in the library, or its title. Null for all else, or when it is deleted.',
  })
  async exercise(@Root() activity: ActivityOnPage): Promise<string | null> {
    return (await activity.readExercise())?.exercise ?? null;
  }

  @FieldResolver(() => AfterFeelingEnum, {
    nullable: true,
    description: 'How it felt afterwards; null where that was not told.',
  })
  async feltAfter(@Root() activity: ActivityOnPage): Promise<AfterFeeling | null> {
    return (await activity.readExercise())?.feltAfter ?? null;
  }
}
