import '@spire/graph-kit/reflection';
import { type ExposureKind, MOST_NAME, type OutcomeId } from '@spire/domain/patterns/kinds';
import type { Fields } from '@spire/graph-kit/fields';
import { Field, ID, InputType } from 'type-graphql';
import { ExposureKindEnum, PatternOutcomeEnum } from './patterns.type.ts';

@InputType('PatternExposureInput', { description: 'Something that days hold.' })
export class PatternExposureInputType {
  @Field(() => ExposureKindEnum, { description: 'Of what kind.' })
  kind!: ExposureKind;

  @Field(() => String, { nullable: true, description: `Of a thing or tool; at most ${MOST_NAME} characters.` })
  name?: string | null;
}

@InputType('AskPatternInput', { description: 'The one pair a person wonders about.' })
export class AskPatternInputType {
  @Field(() => PatternExposureInputType, { description: 'What stands before.' })
  exposure!: Fields<PatternExposureInputType>;

  @Field(() => PatternOutcomeEnum, { description: 'What it is asked of.' })
  outcome!: OutcomeId;
}
export type AskPatternInput = Fields<AskPatternInputType>;

@InputType('HidePatternInput', { description: 'A pattern that a person does not want to see.' })
export class HidePatternInputType {
  @Field(() => ID, { description: 'The pattern’s id.' })
  id!: string;

  @Field(() => Boolean, { nullable: true, description: 'For this season alone; for good when left out.' })
  isForSeason?: boolean | null;
}
export type HidePatternInput = Fields<HidePatternInputType>;

@InputType('SetPatternsInput', { description: 'Whether the person wants to know what their days show.' })
export class SetPatternsInputType {
  @Field(() => Boolean, { description: 'While it is off nothing is worked out.' })
  isOn!: boolean;
}
export type SetPatternsInput = Fields<SetPatternsInputType>;
