import '@spire/graph-kit/reflection';
import { EXPOSURE_KINDS, type ExposureKind, OUTCOMES, type OutcomeId } from '@spire/domain/patterns/kinds';
import type { Direction, Strength } from '@spire/domain/patterns/rule';
import type { Fields } from '@spire/graph-kit/fields';
import { optionEnum } from '@spire/graph-kit/optionEnum';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

export const PATTERN_STATES = ['off', 'tooFewDays', 'nothing', 'found'] as const;
export type PatternsState = (typeof PATTERN_STATES)[number];

export const ExposureKindEnum = optionEnum<ExposureKind>(
  'ExposureKind',
  EXPOSURE_KINDS,
  'What a day can hold that patterns look at.',
);
export const PatternOutcomeEnum = optionEnum<OutcomeId>('PatternOutcome', OUTCOMES, 'How a day was, by the answers.');
const StateEnum = optionEnum<PatternsState>('PatternsState', PATTERN_STATES, 'What the days show altogether.');
const StrengthEnum = optionEnum<Strength>(
  'PatternStrength',
  ['clear', 'maybeChance', 'trial'],
  'How sure it is; `trial` after a drawn trial alone.',
);
const DirectionEnum = optionEnum<Direction>(
  'PatternDirection',
  ['lower', 'higher'],
  'Which way the days after it differ from usual.',
);

@ObjectType('PatternCount', { description: 'Of how many days how many differed from usual that way.' })
export class PatternCountType {
  @Field(() => Int, { description: 'Days that differed.' })
  hits!: number;

  @Field(() => Int, { description: 'All of them.' })
  days!: number;
}

@ObjectType('PatternDay', { description: 'A day behind a pattern.' })
export class PatternDayType {
  @Field(() => LocalDateScalar, { description: 'Which day.' })
  date!: string;

  @Field(() => Int, { description: 'The answer of that day, 1 to 5.' })
  answer!: number;

  @Field(() => Int, { description: 'Whether it was lower than usual then, usual or higher: -1, 0 or 1.' })
  sign!: number;

  @Field(() => Int, { description: 'What was usual then, the nearest step.' })
  usual!: number;
}

@ObjectType('PatternExposure', { description: 'Something that days hold.' })
export class PatternExposureType {
  @Field(() => ExposureKindEnum, { description: 'Of what kind.' })
  kind!: ExposureKind;

  @Field(() => String, { nullable: true, description: 'Of a thing, an activity or a tool; null of the others.' })
  name!: string | null;
}
export type PatternExposure = Fields<PatternExposureType>;

@ObjectType('Pattern', { description: 'What the days show of one thing and how days are: never why.' })
export class PatternType {
  @Field(() => ID, { description: 'Names the pair.' })
  id!: string;

  @Field(() => PatternExposureType, { description: 'What stands before.' })
  exposure!: PatternExposure;

  @Field(() => PatternOutcomeEnum, { description: 'What is higher or lower.' })
  outcome!: OutcomeId;

  @Field(() => Int, { description: 'How many days after.' })
  lagDays!: number;

  @Field(() => DirectionEnum, { description: 'Which way.' })
  direction!: Direction;

  @Field(() => StrengthEnum, { description: 'How sure.' })
  strength!: Strength;

  @Field(() => Boolean, { description: 'Whether the person had asked.' })
  isAsked!: boolean;

  @Field(() => PatternCountType, { description: 'The days after it.' })
  with!: Fields<PatternCountType>;

  @Field(() => PatternCountType, { description: 'The other days.' })
  without!: Fields<PatternCountType>;

  @Field(() => [PatternDayType], { description: 'The days after it, newest first; none for a trial.' })
  behind!: Fields<PatternDayType>[];
}
export type Pattern = Fields<PatternType>;

@ObjectType('PatternQuestion', { description: 'The one pair a person wonders about.' })
export class PatternQuestionType {
  @Field(() => PatternExposureType, { description: 'What stands before.' })
  exposure!: PatternExposure;

  @Field(() => PatternOutcomeEnum, { description: 'What it is asked of.' })
  outcome!: OutcomeId;

  @Field(() => StateEnum, { description: 'What the days show of it.' })
  state!: PatternsState;

  @Field(() => PatternType, { nullable: true, description: 'Where there is something.' })
  pattern!: Pattern | null;
}

@ObjectType('HiddenPattern', { description: 'A pair that is not worked out.' })
export class HiddenPatternType {
  @Field(() => ID, { description: 'Names the pair.' })
  id!: string;

  @Field(() => PatternExposureType, { description: 'What stands before.' })
  exposure!: PatternExposure;

  @Field(() => PatternOutcomeEnum, { description: 'What it was about.' })
  outcome!: OutcomeId;
}

@ObjectType('PatternTrial', { description: 'Something gentle to try on days that are drawn.' })
export class PatternTrialType {
  @Field(() => ID, { description: 'The pattern it was begun from.' })
  id!: string;

  @Field(() => PatternOutcomeEnum, { description: 'What is looked at afterwards.' })
  outcome!: OutcomeId;

  @Field(() => LocalDateScalar, { description: 'The first of fourteen days.' })
  firstDate!: string;

  @Field(() => LocalDateScalar, { description: 'The last of them.' })
  lastDate!: string;

  @Field(() => Boolean, { description: 'Whether today is drawn.' })
  isDrawnToday!: boolean;

  @Field(() => Boolean, { description: 'Whether all its days are over.' })
  isOver!: boolean;

  @Field(() => Boolean, { description: 'Whether there is a difference, once it is over.' })
  isSeen!: boolean;

  @Field(() => PatternCountType, { description: 'The days after drawn ones that were better than usual.' })
  with!: Fields<PatternCountType>;

  @Field(() => PatternCountType, { description: 'The days after the others.' })
  without!: Fields<PatternCountType>;
}
export type PatternTrial = Fields<PatternTrialType>;

@ObjectType('Patterns', { description: 'What the days of a person show, by a stated rule; never why.' })
export class PatternsType {
  @Field(() => StateEnum, { description: '`off` where the person has turned it off: then nothing is worked out.' })
  state!: PatternsState;

  @Field(() => Int, { description: 'Answered days that were looked at.' })
  days!: number;

  @Field(() => Int, { description: 'Pairs that were looked at.' })
  looked!: number;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The first day that was looked at.' })
  firstDate!: string | null;

  @Field(() => [PatternType], { description: 'At most three; the asked one first.' })
  patterns!: Pattern[];

  @Field(() => PatternQuestionType, { nullable: true, description: 'What the person wonders about.' })
  question!: Fields<PatternQuestionType> | null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'From when another can be asked; null where it can be now.',
  })
  nextQuestionOn!: string | null;

  @Field(() => [HiddenPatternType], { description: 'What the person has hidden.' })
  hidden!: Fields<HiddenPatternType>[];

  @Field(() => PatternTrialType, { nullable: true, description: 'What is being tried.' })
  trial!: PatternTrial | null;

  @Field(() => [PatternExposureType], { description: 'What can be asked about.' })
  exposures!: PatternExposure[];

  @Field(() => [PatternOutcomeEnum], { description: 'What it can be asked of.' })
  outcomes!: OutcomeId[];
}
export type Patterns = Fields<PatternsType>;
