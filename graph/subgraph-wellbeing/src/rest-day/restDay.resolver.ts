import { LIMITS } from '@spire/domain/limits';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { CountedGrowth, GrowthService } from '../growth/growth.service.ts';
import { GrowthType } from '../growth/growth.type.ts';
import type { RestDayService } from './restDay.service.ts';

const DATE = `Today where the person is, or up to ${LIMITS.lateDays} days back.`;

@Resolver()
export class RestDayResolver {
  private readonly restDays: RestDayService;
  private readonly growths: GrowthService;

  constructor(restDays: RestDayService, growths: GrowthService) {
    this.restDays = restDays;
    this.growths = growths;
  }

  @Mutation(() => GrowthType, {
    description: 'Makes a day a rest day: it keeps a streak without adding to it. A day that counts already stays so.',
  })
  async takeRestDay(
    @Arg('date', () => LocalDateScalar, { description: DATE }) date: string,
    @Ctx() context: RequestContext,
  ): Promise<CountedGrowth> {
    await this.restDays.take(context.claims, date, context.now);
    return this.growths.read(context);
  }

  @Mutation(() => GrowthType, { description: 'Takes a rest day back; nothing changes when it is none.' })
  async undoRestDay(
    @Arg('date', () => LocalDateScalar, { description: DATE }) date: string,
    @Ctx() context: RequestContext,
  ): Promise<CountedGrowth> {
    await this.restDays.undo(context.claims, date, context.now);
    return this.growths.read(context);
  }
}
