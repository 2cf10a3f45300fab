import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import { PLAN_DAYS_AHEAD } from '@spire/domain/toolLimits';
import type { DesiredFeeling, HowItWent } from '@spire/domain/toolOptions';
import type { Fields } from '@spire/graph-kit/fields';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { DesiredFeelingEnum, HowItWentEnum } from '@spire/graph-shared/toolEnums';
import { Field, ID, InputType } from 'type-graphql';
import { CompletionInputType } from '../tool-activity/completion.input.ts';

const FREE_TEXT = `At most ${LIMITS.freeText} characters.`;

@InputType('AddExpectationSessionInput', { description: 'The four answers of an expectation lift.' })
export class AddExpectationSessionInputType extends CompletionInputType {
  @Field(() => String, { description: `What the person will do. ${FREE_TEXT}` })
  whatToDo!: string;

  @Field(() => String, { description: `What could go better than feared. ${FREE_TEXT}` })
  whatCanGoBetter!: string;

  @Field(() => String, { description: `What can make it feel good. ${FREE_TEXT}` })
  howToFeelGood!: string;

  @Field(() => DesiredFeelingEnum, { description: 'How the person wants to feel afterwards.' })
  desiredFeeling!: DesiredFeeling;
}
export type AddExpectationSessionInput = Fields<AddExpectationSessionInputType>;

@InputType('PlanExpectationSessionInput', { description: 'The plan of one expectation lift, as it was changed.' })
export class PlanExpectationSessionInputType {
  @Field(() => ID, { description: 'Which session.' })
  id!: string;

  @Field(() => String, { description: `What can make it feel good: a thing a line. ${FREE_TEXT}` })
  howToFeelGood!: string;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: `The day on which it stands on Home, at most ${PLAN_DAYS_AHEAD} days ahead; null for none. What is left out stays as it is.`,
  })
  planOn?: string | null;
}
export type PlanExpectationSessionInput = Fields<PlanExpectationSessionInputType>;

@InputType('TellExpectationSessionInput', { description: 'How one expectation lift turned out.' })
export class TellExpectationSessionInputType {
  @Field(() => ID, { description: 'Which session.' })
  id!: string;

  @Field(() => HowItWentEnum, { description: 'How it turned out. What is told last holds.' })
  howItWent!: HowItWent;
}
export type TellExpectationSessionInput = Fields<TellExpectationSessionInputType>;
