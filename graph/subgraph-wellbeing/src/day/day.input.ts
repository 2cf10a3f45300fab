import '@spire/graph-kit/reflection';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { LIMITS } from '@spire/domain/limits';
import type { Weight } from '@spire/domain/weights';
import { CrisisKindEnum } from '@spire/graph-shared/crisisKindEnum';
import type { Fields } from '@spire/graph-kit/fields';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, InputType } from 'type-graphql';
import { WeightEnum } from './day.type.ts';

const DATE = `Today where the person is, or up to ${LIMITS.lateDays} days back.`;
const MARK = 'The mark of the text, by `textMark` of the domain; never the text.';

@InputType('NoteHelpInput', { description: 'That help was found in a text of a day.' })
export class NoteHelpInputType {
  @Field(() => LocalDateScalar, { description: DATE })
  date!: string;

  @Field(() => CrisisKindEnum, { description: 'Of what kind.' })
  kind!: CrisisKind;

  @Field(() => String, { description: MARK })
  mark!: string;
}
export type NoteHelpInput = Fields<NoteHelpInputType>;

@InputType('NoteWeightInput', { description: 'That something weighs in what was written on a day.' })
export class NoteWeightInputType {
  @Field(() => LocalDateScalar, { description: DATE })
  date!: string;

  @Field(() => WeightEnum, { nullable: true, description: 'What; null where it is not clear.' })
  kind?: Weight | null;

  @Field(() => Boolean, { description: 'Whether it was written in nynorsk, and is answered so.' })
  isNynorsk!: boolean;
}
export type NoteWeightInput = Fields<NoteWeightInputType>;

@InputType('SetHelpAsideInput', { description: 'That a text in which help was found is not about whoever wrote it.' })
export class SetHelpAsideInputType {
  @Field(() => LocalDateScalar, { description: DATE })
  date!: string;

  @Field(() => String, {
    nullable: true,
    description: `${MARK} Null for every text of that date in which help was found.`,
  })
  mark?: string | null;
}
export type SetHelpAsideInput = Fields<SetHelpAsideInputType>;

@InputType('SetAllShownInput', { description: 'Whether everything is to be seen on a day that asks for little.' })
export class SetAllShownInputType {
  @Field(() => LocalDateScalar, { description: DATE })
  date!: string;

  @Field(() => Boolean, { description: 'No takes the wish back.' })
  isAllShown!: boolean;
}
export type SetAllShownInput = Fields<SetAllShownInputType>;
