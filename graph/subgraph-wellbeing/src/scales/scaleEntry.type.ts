import '@spire/graph-kit/reflection';
import { type Scale, SCALE_LIMITS, SCALES } from '@spire/domain/scales';
import type { Fields } from '@spire/graph-kit/fields';
import { optionEnum } from '@spire/graph-kit/optionEnum';
import { pageOf } from '@spire/graph-kit/pages';
import { DateTimeScalar, LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, Int, ObjectType } from 'type-graphql';

export const ScaleEnum = optionEnum<Scale>('Scale', SCALES, 'What a person can follow from day to day.');

const { min, max } = SCALE_LIMITS.value;
export const VALUE = `${min} to ${max}, from little to much of what the scale names.`;
export const CARRIED = 'Whether it is "same as yesterday" rather than chosen by hand.';

@ObjectType('ScaleEntry', { description: 'The answer to a scale on a day: one per person, scale and date.' })
export class ScaleEntryType {
  @Field(() => LocalDateScalar, { description: 'The day it is for.' })
  date!: string;

  @Field(() => ScaleEnum, { description: 'What is followed.' })
  scale!: Scale;

  @Field(() => Int, { description: VALUE })
  value!: number;

  @Field(() => Boolean, { description: CARRIED })
  isCarried!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was first saved.' })
  createdAt!: Date;
}
export type ScaleEntry = Fields<ScaleEntryType>;

@ObjectType('ScaleEntryConnection', { description: 'A page of answers to scales, newest first.' })
export class ScaleEntryConnectionType extends pageOf(ScaleEntryType) {}
export type ScaleEntryConnection = Fields<ScaleEntryConnectionType>;
