import '@spire/graph-kit/reflection';
import type { Fields } from '@spire/graph-kit/fields';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('AiAvailability', { description: 'What this place offers of texts written by AI.' })
export class AiAvailabilityType {
  @Field(() => Boolean, {
    description: 'Whether texts can be written by AI here at all; whether they may is for the person to decide.',
  })
  isAvailable!: boolean;

  @Field(() => String, { nullable: true, description: 'The host texts are sent to; null where none are sent.' })
  host!: string | null;
}
export type AiAvailability = Fields<AiAvailabilityType>;
