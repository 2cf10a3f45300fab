import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import type { GoodNow, LookingForward, NeedMore } from '@spire/domain/options';
import type { Fields } from '@spire/graph-kit/fields';
import { GoodNowEnum, LookingForwardEnum, NeedMoreEnum } from '@spire/graph-kit/optionEnums';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, InputType } from 'type-graphql';

@InputType('SaveCheckInInput', { description: 'A whole check-in. At least one chip or one text is needed.' })
export class SaveCheckInInputType {
  @Field(() => LocalDateScalar, { description: `Today where the person is, or up to ${LIMITS.lateDays} days back.` })
  date!: string;

  @Field(() => [GoodNowEnum], { defaultValue: [], description: 'What is good now.' })
  whatIsGood!: GoodNow[];

  @Field(() => String, { defaultValue: '', description: `At most ${LIMITS.freeText} characters.` })
  whatIsGoodText!: string;

  @Field(() => [LookingForwardEnum], { defaultValue: [], description: `At most ${LIMITS.checkInChipsCapped}.` })
  lookingForward!: LookingForward[];

  @Field(() => String, { defaultValue: '', description: `At most ${LIMITS.freeText} characters.` })
  lookingForwardText!: string;

  @Field(() => [NeedMoreEnum], { defaultValue: [], description: `At most ${LIMITS.checkInChipsCapped}.` })
  needMore!: NeedMore[];

  @Field(() => String, { defaultValue: '', description: `At most ${LIMITS.freeText} characters.` })
  needMoreText!: string;
}
export type SaveCheckInInput = Fields<SaveCheckInInputType>;
