import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import type { Fields } from '@spire/graph-kit/fields';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, InputType } from 'type-graphql';
import { CheckInContentType } from './checkIn.content.ts';

@InputType('SaveCheckInInput', { description: 'A whole check-in. At least one chip or one text is needed.' })
export class SaveCheckInInputType extends CheckInContentType {
  @Field(() => LocalDateScalar, { description: `Today where the person is, or up to ${LIMITS.lateDays} days back.` })
  date!: string;
}
export type SaveCheckInInput = Fields<SaveCheckInInputType>;
