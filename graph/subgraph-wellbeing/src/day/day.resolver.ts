import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, Directive, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import {
  type NoteHelpInput,
  NoteHelpInputType,
  type NoteWeightInput,
  NoteWeightInputType,
  type SetAllShownInput,
  SetAllShownInputType,
  type SetHelpAsideInput,
  SetHelpAsideInputType,
} from './day.input.ts';
import type { DayService } from './day.service.ts';
import { type Day, DayType } from './day.type.ts';

@Resolver(() => UserType)
export class DayResolver {
  private readonly days: DayService;

  constructor(days: DayService) {
    this.days = days;
  }

  @FieldResolver(() => DayType, {
    description: 'What decides the mode of the day it is in the time zone of the request’s x-time-zone header.',
  })
  day(@Ctx() context: RequestContext): Promise<Day> {
    return this.days.ofToday(context);
  }

  @Directive('@inaccessible')
  @Mutation(() => Boolean, {
    description:
      'Notes that help was found in a text; answers whether it stands. For what reads texts, in no public schema.',
  })
  noteHelp(
    @Arg('input', () => NoteHelpInputType, { description: 'What was found.' }) input: NoteHelpInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<boolean> {
    return this.days.noteHelp(claims, input, now);
  }

  @Directive('@inaccessible')
  @Mutation(() => Boolean, {
    description: 'Notes what weighs in what was asked for; answers true. In no public schema.',
  })
  async noteWeight(
    @Arg('input', () => NoteWeightInputType, { description: 'What weighs.' }) input: NoteWeightInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<boolean> {
    await this.days.noteWeight(claims, input, now);
    return true;
  }

  @Mutation(() => DayType, {
    description: 'Says that a text in which help was found is not about whoever wrote it; twice changes nothing.',
  })
  setHelpAside(
    @Arg('input', () => SetHelpAsideInputType, { description: 'Which text.' }) input: SetHelpAsideInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<Day> {
    return this.days.setHelpAside(claims, input, now);
  }

  @Mutation(() => DayType, {
    description: 'Shows everything on a hard day, a rest day or one of low energy all the same; never after help.',
  })
  setAllShown(
    @Arg('input', () => SetAllShownInputType, { description: 'Which day.' }) input: SetAllShownInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<Day> {
    return this.days.setAllShown(claims, input, now);
  }
}
