import type { BadgeProgress } from '@spire/domain/badges';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import type { CountedGrowth, GrowthService } from './growth.service.ts';
import { BadgeType, type DayPoints, DayPointsType, GrowthType } from './growth.type.ts';

@Resolver(() => UserType)
export class GrowthResolver {
  private readonly growths: GrowthService;

  constructor(growths: GrowthService) {
    this.growths = growths;
  }

  @FieldResolver(() => GrowthType, { description: 'Points, level and streak.' })
  growth(@Ctx() context: RequestContext): Promise<CountedGrowth> {
    return this.growths.read(context);
  }
}

/** Fields of growth only worked out when asked for. */
@Resolver(() => GrowthType)
export class GrowthDetailResolver {
  private readonly growths: GrowthService;

  constructor(growths: GrowthService) {
    this.growths = growths;
  }

  @FieldResolver(() => [BadgeType], { description: 'All badges, those still to come too.' })
  badges(@Root() growth: CountedGrowth): BadgeProgress[] {
    return this.growths.badges(growth);
  }

  @FieldResolver(() => [DayPointsType], { description: 'The last days up to today, every one, oldest first.' })
  days(
    @Arg('last', () => Int, { defaultValue: 14, description: 'How many: 14, 28 or 90.' }) last: number,
    @Ctx() context: RequestContext,
  ): Promise<DayPoints[]> {
    return this.growths.days(context, last);
  }
}
