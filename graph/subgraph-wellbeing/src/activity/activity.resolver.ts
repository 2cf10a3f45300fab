import type { Language } from '@spire/domain/languages';
import type { AfterFeeling } from '@spire/domain/toolOptions';
import type { Page } from '@spire/graph-kit/pages';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { LanguageEnum } from '@spire/graph-shared/optionEnums';
import { AfterFeelingEnum } from '@spire/graph-shared/toolEnums';
import { Arg, Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import { type ActivityArguments, ActivityArgumentsType } from './activity.input.ts';
import { type ActivityOnPage, type ActivityService, titleOf } from './activity.service.ts';
import { ActivityConnectionType, ActivityType } from './activity.type.ts';

@Resolver(() => UserType)
export class ActivityFeedResolver {
  private readonly feed: ActivityService;

  constructor(feed: ActivityService) {
    this.feed = feed;
  }

  @FieldResolver(() => ActivityConnectionType, { description: 'What the person has done, newest first.' })
  activities(
    @Args(() => ActivityArgumentsType) wanted: ActivityArguments,
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
      'Of its record: a memory’s title, a suggestion’s or task’s text, the exercise, what was written. Null when it has none, or is deleted.',
  })
  async title(
    @Root() activity: ActivityOnPage,
    @Arg('language', () => LanguageEnum, {
      defaultValue: 'no',
      description: 'Of the exercises’ names; own words stand as they are.',
    })
    language: Language,
  ): Promise<string | null> {
    return titleOf(await activity.readDetails(), language);
  }

  @FieldResolver(() => Int, { nullable: true, description: 'The mood, 1 to 5; null for anything else.' })
  async mood(@Root() activity: ActivityOnPage): Promise<number | null> {
    return (await activity.readDetails()).mood ?? null;
  }

  @FieldResolver(() => AfterFeelingEnum, {
    nullable: true,
    description: 'How it felt after an exercise; null where that was not told.',
  })
  async feltAfter(@Root() activity: ActivityOnPage): Promise<AfterFeeling | null> {
    return (await activity.readDetails()).feltAfter ?? null;
  }

  @FieldResolver(() => [String], {
    description:
      'The chips of a check-in, as `needMore.ro`, and the category of a memory, as `memoryCategories.ro`; empty for anything else.',
  })
  async chips(@Root() activity: ActivityOnPage): Promise<readonly string[]> {
    return (await activity.readDetails()).chips ?? [];
  }
}
