import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import {
  type DeleteScaleEntryInput,
  DeleteScaleEntryInputType,
  type SaveScaleEntryInput,
  SaveScaleEntryInputType,
  type ScaleEntryArguments,
  ScaleEntryArgumentsType,
} from './scaleEntry.input.ts';
import type { ScaleEntryService } from './scaleEntry.service.ts';
import {
  type ScaleEntry,
  type ScaleEntryConnection,
  ScaleEntryConnectionType,
  ScaleEntryType,
} from './scaleEntry.type.ts';

@Resolver(() => UserType)
export class ScaleEntryResolver {
  private readonly service: ScaleEntryService;

  constructor(service: ScaleEntryService) {
    this.service = service;
  }

  @FieldResolver(() => ScaleEntryConnectionType, { description: 'Answers to scales, newest first.' })
  scaleEntries(
    @Args(() => ScaleEntryArgumentsType) wanted: ScaleEntryArguments,
    @Ctx() { claims }: RequestContext,
  ): Promise<ScaleEntryConnection> {
    return this.service.page(claims, wanted);
  }

  @Mutation(() => ScaleEntryType, {
    description: 'Saves the answer to a scale on a date; a second one for both replaces it.',
  })
  saveScaleEntry(
    @Arg('input', () => SaveScaleEntryInputType, { description: 'The answer.' }) input: SaveScaleEntryInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<ScaleEntry> {
    return this.service.save(claims, input, now);
  }

  @Mutation(() => Boolean, {
    description: 'Takes an answer back; NOT_FOUND when the person has none to that scale on that date. Answers true.',
  })
  deleteScaleEntry(
    @Arg('input', () => DeleteScaleEntryInputType, { description: 'Which answer.' }) input: DeleteScaleEntryInput,
    @Ctx() { claims }: RequestContext,
  ): Promise<boolean> {
    return this.service.remove(claims, input);
  }
}
