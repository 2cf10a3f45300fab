import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import { type Scale, SCALE_LIMITS } from '@spire/domain/scales';
import type { Fields } from '@spire/graph-kit/fields';
import { PageArgumentsType } from '@spire/graph-kit/pages';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { CARRIED, ScaleEnum, VALUE } from './scaleEntry.type.ts';

@InputType('SaveScaleEntryInput', { description: 'The answer to a scale on a day.' })
export class SaveScaleEntryInputType {
  @Field(() => LocalDateScalar, { description: `Today where the person is, or up to ${LIMITS.lateDays} days back.` })
  date!: string;

  @Field(() => ScaleEnum, { description: 'What is followed.' })
  scale!: Scale;

  @Field(() => Int, { description: VALUE })
  value!: number;

  @Field(() => Boolean, { nullable: true, description: `${CARRIED} No when left out.` })
  isCarried?: boolean | null;
}
export type SaveScaleEntryInput = Fields<SaveScaleEntryInputType>;

@InputType('DeleteScaleEntryInput', { description: 'Which answer is taken back.' })
export class DeleteScaleEntryInputType {
  @Field(() => LocalDateScalar, { description: 'Its day.' })
  date!: string;

  @Field(() => ScaleEnum, { description: 'What is followed.' })
  scale!: Scale;
}
export type DeleteScaleEntryInput = Fields<DeleteScaleEntryInputType>;

/** A page holds more than others do: an answer is small, and a quarter of a year is read at once. */
@ArgsType()
export class ScaleEntryArgumentsType extends PageArgumentsType {
  @Field(() => Int, { defaultValue: 20, description: `How many, 1 to ${SCALE_LIMITS.page}.` })
  override first!: number;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The first day wanted.' })
  from?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The last day wanted.' })
  to?: string | null;
}
export type ScaleEntryArguments = Fields<ScaleEntryArgumentsType>;
