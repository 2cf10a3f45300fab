import { localDate } from '@spire/domain/dates';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Arg, Ctx, Directive, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { UserType, type User } from '../user/user.type.ts';
import type { PacingService } from './pacing.service.ts';
import {
  type SavePacingDayInput,
  SavePacingDayInputType,
  type SetPacingInput,
  SetPacingInputType,
} from './pacingDay.input.ts';
import { type PacingDay, PacingDayType } from './pacingDay.type.ts';

@Resolver(() => UserType)
export class PacingResolver {
  private readonly service: PacingService;

  constructor(service: PacingService) {
    this.service = service;
  }

  @Directive('@requires(fields: "effectiveCapacity")')
  @FieldResolver(() => PacingDayType, { description: 'The energy of a day: its room, and what takes of it.' })
  pacing(
    @Root() { effectiveCapacity }: User,
    @Ctx() { claims, now, timeZone }: RequestContext,
    @Arg('date', () => LocalDateScalar, { nullable: true, description: 'Today where the person is unless told.' })
    date?: string | null,
  ): Promise<PacingDay> {
    return this.service.read(claims, date ?? localDate(now, timeZone), effectiveCapacity ?? null);
  }

  @FieldResolver(() => [LocalDateScalar], { description: 'The days that held a lot, the first day first.' })
  bigDays(
    @Ctx() { claims, now, timeZone }: RequestContext,
    @Arg('from', () => LocalDateScalar, { description: 'The first day wanted.' }) from: string,
    @Arg('to', () => LocalDateScalar, { nullable: true, description: 'The last day wanted; today unless told.' })
    to?: string | null,
  ): Promise<string[]> {
    return this.service.bigDays(claims, from, to ?? localDate(now, timeZone));
  }

  @Mutation(() => PacingDayType, { description: 'Keeps the energy of a day, in place of what was kept of it before.' })
  savePacingDay(
    @Arg('input', () => SavePacingDayInputType, { description: 'The day.' }) input: SavePacingDayInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<PacingDay> {
    return this.service.save(claims, input, now);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the person wants to see the energy of their days.' })
  isPacingOn(@Ctx() { claims }: RequestContext): Promise<boolean> {
    return this.service.isOn(claims);
  }

  @Mutation(() => Boolean, { description: 'Turns the energy of the day on or off; answers what holds now.' })
  async setPacing(
    @Arg('input', () => SetPacingInputType, { description: 'On or off.' }) { isOn }: SetPacingInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<boolean> {
    await this.service.setOn(claims, isOn, now);
    return isOn;
  }
}
