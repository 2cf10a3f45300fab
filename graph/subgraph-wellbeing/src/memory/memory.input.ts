import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import type { MemoryCategory } from '@spire/domain/options';
import type { Fields } from '@spire/graph-kit/fields';
import { MemoryCategoryEnum } from '@spire/graph-kit/optionEnums';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ID, InputType, Int } from 'type-graphql';

const RATINGS = `${LIMITS.memoryRating.min} to ${LIMITS.memoryRating.max}`;

@InputType('AddMemoryInput', { description: 'A new memory.' })
export class AddMemoryInputType {
  @Field(() => ID, { nullable: true, description: 'A UUID made by the client; a repeat answers the stored memory.' })
  id?: string | null;

  @Field(() => String, { description: `At most ${LIMITS.title} characters.` })
  title!: string;

  @Field(() => String, { description: `At most ${LIMITS.freeText} characters.` })
  description!: string;

  @Field(() => String, { description: 'One of the emoji a memory can carry.' })
  emoji!: string;

  @Field(() => MemoryCategoryEnum, { description: 'What it gives when it is looked at again.' })
  category!: MemoryCategory;

  @Field(() => Int, { description: `How good it was, ${RATINGS}.` })
  goodnessRating!: number;

  @Field(() => Int, { description: `How much effort it took, ${RATINGS}.` })
  effortRating!: number;

  @Field(() => LocalDateScalar, { description: `Today where the person is, or up to ${LIMITS.lateDays} days back.` })
  date!: string;
}
export type AddMemoryInput = Fields<AddMemoryInputType>;
