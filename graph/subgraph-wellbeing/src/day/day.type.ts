import '@spire/graph-kit/reflection';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { type Weight, WEIGHTS } from '@spire/domain/weights';
import { CrisisKindEnum } from '@spire/graph-shared/crisisKindEnum';
import type { Fields } from '@spire/graph-kit/fields';
import { optionEnum } from '@spire/graph-kit/optionEnum';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, Int, ObjectType } from 'type-graphql';

export const WeightEnum = optionEnum<Weight>(
  'Weight',
  WEIGHTS,
  'What weighs on a day more than a text could play with.',
);

@ObjectType('DayWeight', { description: 'What weighs on a day, by what was written on it.' })
export class DayWeightType {
  @Field(() => WeightEnum, { nullable: true, description: 'What; null where it is not clear.' })
  kind!: Weight | null;

  @Field(() => Boolean, { description: 'Whether it was written in nynorsk.' })
  isNynorsk!: boolean;
}
export type DayWeight = Fields<DayWeightType>;

@ObjectType('Day', {
  description: 'What decides the mode of a day, together with the settings (`dayMode` of the domain).',
})
export class DayType {
  @Field(() => LocalDateScalar, { description: 'Which day.' })
  date!: string;

  @Field(() => CrisisKindEnum, {
    nullable: true,
    description:
      'Of what kind the help is that was found in what the person wrote; null when none was, or it was set aside.',
  })
  helpKind!: CrisisKind | null;

  @Field(() => Boolean, { description: 'Whether help was found the day before, and not set aside.' })
  wasHelpYesterday!: boolean;

  @Field(() => Boolean, { description: 'Whether the check-in says that the day is hard.' })
  isHardDay!: boolean;

  @Field(() => Int, { nullable: true, description: 'The mood, 1 to 5.' })
  mood!: number | null;

  @Field(() => Boolean, { description: 'Whether it is a rest day.' })
  isRestDay!: boolean;

  @Field(() => Boolean, { description: 'Whether the person wants to see everything all the same.' })
  isAllShown!: boolean;

  @Field(() => DayWeightType, { nullable: true, description: 'What weighs; null where nothing does.' })
  weight!: DayWeight | null;
}
export type Day = Fields<DayType>;
