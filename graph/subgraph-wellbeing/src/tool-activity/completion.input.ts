import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import { DateTimeScalar, LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ID, InputType } from 'type-graphql';

/** Fields sent of every completed tool. */
@InputType()
export abstract class CompletionInputType {
  @Field(() => ID, { nullable: true, description: 'A UUID made by the client; a repeat answers the stored record.' })
  id?: string | null;

  @Field(() => LocalDateScalar, { description: `Today where the person is, or up to ${LIMITS.lateDays} days back.` })
  date!: string;

  @Field(() => DateTimeScalar, { description: 'When it was completed; not in the future.' })
  completedAt!: Date;
}
