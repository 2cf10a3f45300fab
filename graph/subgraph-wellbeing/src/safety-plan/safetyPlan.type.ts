import '@spire/graph-kit/reflection';
import type { Fields } from '@spire/graph-kit/fields';
import { DateTimeScalar, LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('PlanPerson', { description: 'Somebody a person can call.' })
export class PlanPersonType {
  @Field(() => String, { description: 'As the person calls them.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Their number, as the person wrote it; null where there is none.',
  })
  number!: string | null;
}

@ObjectType('SafetyPlan', {
  description: 'A plan for hard days, in the person’s own words. Any card of it may be empty.',
})
export class SafetyPlanType {
  @Field(() => [String], { description: 'Signs that it is getting hard.' })
  signs!: string[];

  @Field(() => [String], { description: 'What helps when the person is alone.' })
  alone!: string[];

  @Field(() => [String], { description: 'Places and people that make it lighter.' })
  places!: string[];

  @Field(() => [PlanPersonType], { description: 'Who the person can call, the first one first.' })
  people!: Fields<PlanPersonType>[];

  @Field(() => [String], { description: 'What keeps the person safe.' })
  safe!: string[];

  @Field(() => [String], { description: 'What the person wants others to do.' })
  others!: string[];

  @Field(() => Boolean, { description: 'Whether a part of it stands on Home on a hard day.' })
  isShown!: boolean;

  @Field(() => Boolean, { description: 'Whether ready-made suggestions may use what helps. It is never sent to AI.' })
  isForSuggestions!: boolean;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The date before which making one is not offered.' })
  offerFrom!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was last changed, or said to be right still; null before it is saved for the first time.',
  })
  updatedAt!: Date | null;
}
export type SafetyPlan = Fields<SafetyPlanType>;
