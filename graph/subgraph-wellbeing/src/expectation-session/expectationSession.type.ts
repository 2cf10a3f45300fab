import '@spire/graph-kit/reflection';
import type { DesiredFeeling, HowItWent } from '@spire/domain/toolOptions';
import type { Fields } from '@spire/graph-kit/fields';
import { pageOf } from '@spire/graph-kit/pages';
import { DateTimeScalar, LocalDateScalar } from '@spire/graph-kit/scalars';
import { DesiredFeelingEnum, HowItWentEnum } from '@spire/graph-shared/toolEnums';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('ExpectationSession', { description: 'An expectation lift that was completed.' })
export class ExpectationSessionType {
  @Field(() => ID, { description: 'Made by the client, so that sending it twice does no harm.' })
  id!: string;

  @Field(() => LocalDateScalar, { description: 'The day it is for.' })
  date!: string;

  @Field(() => String, { description: 'What the person will do.' })
  whatToDo!: string;

  @Field(() => String, { description: 'What could go better than feared.' })
  whatCanGoBetter!: string;

  @Field(() => String, { description: 'What can make it feel good.' })
  howToFeelGood!: string;

  @Field(() => DesiredFeelingEnum, { description: 'How the person wants to feel afterwards.' })
  desiredFeeling!: DesiredFeeling;

  @Field(() => HowItWentEnum, { nullable: true, description: 'How it turned out; null until the person tells.' })
  howItWent!: HowItWent | null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The day on which its plan stands on Home; null where it stands on none.',
  })
  planOn!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was completed.' })
  completedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was stored.' })
  createdAt!: Date;
}
export type ExpectationSession = Fields<ExpectationSessionType>;

@ObjectType('ExpectationSessionConnection', { description: 'A page of expectation sessions, newest first.' })
export class ExpectationSessionConnectionType extends pageOf(ExpectationSessionType) {}
export type ExpectationSessionConnection = Fields<ExpectationSessionConnectionType>;
