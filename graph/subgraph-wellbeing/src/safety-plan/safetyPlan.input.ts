import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import type { Fields } from '@spire/graph-kit/fields';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, InputType } from 'type-graphql';

const LIST = `Replaces the whole card: at most ${LIMITS.planEntries} texts of at most ${LIMITS.planText} characters.`;

@InputType('PlanPersonInput', { description: 'Somebody a person can call.' })
export class PlanPersonInputType {
  @Field(() => String, { description: `At most ${LIMITS.contactName} characters.` })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Digits, spaces, and a plus in front; none where left out.' })
  number?: string | null;
}

@InputType('SaveSafetyPlanInput', {
  description:
    'What to change of the plan. What is not sent stays as it is; nothing at all says that it is right still.',
})
export class SaveSafetyPlanInputType {
  @Field(() => [String], { nullable: true, description: LIST })
  signs?: string[] | null;

  @Field(() => [String], { nullable: true, description: LIST })
  alone?: string[] | null;

  @Field(() => [String], { nullable: true, description: LIST })
  places?: string[] | null;

  @Field(() => [PlanPersonInputType], {
    nullable: true,
    description: `Replaces the whole card: at most ${LIMITS.planEntries}.`,
  })
  people?: Fields<PlanPersonInputType>[] | null;

  @Field(() => [String], { nullable: true, description: LIST })
  safe?: string[] | null;

  @Field(() => [String], { nullable: true, description: LIST })
  others?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a part of it stands on Home on a hard day.' })
  isShown?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether ready-made suggestions may use what helps.' })
  isForSuggestions?: boolean | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The date before which making one is not offered.' })
  offerFrom?: string | null;
}
export type SaveSafetyPlanInput = Fields<SaveSafetyPlanInputType>;
