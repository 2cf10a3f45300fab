import '@spire/graph-kit/reflection';
import type { Fields } from '@spire/graph-kit/fields';
import { pageOf } from '@spire/graph-kit/pages';
import { DateTimeScalar, LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { CheckInContentType } from './checkIn.content.ts';

@ObjectType('CheckIn', { description: 'A daily check-in: one per person and date.' })
export class CheckInType extends CheckInContentType {
  @Field(() => ID, { description: 'Stays the same when the check-in of that date is edited.' })
  id!: string;

  @Field(() => LocalDateScalar, { description: 'The day it is for.' })
  date!: string;

  @Field(() => DateTimeScalar, { description: 'When it was first saved.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last saved.' })
  updatedAt!: Date;
}
export type CheckIn = Fields<CheckInType>;

@ObjectType('CheckInConnection', { description: 'A page of check-ins, newest first.' })
export class CheckInConnectionType extends pageOf(CheckInType) {}
