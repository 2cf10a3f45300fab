import '@spire/graph-kit/reflection';
import type { CheckInDraft } from '@spire/domain/checkInRules';
import { LIMITS } from '@spire/domain/limits';
import type { GoodNow, LookingForward, NeedMore } from '@spire/domain/options';
import { GoodNowEnum, LookingForwardEnum, NeedMoreEnum } from '@spire/graph-shared/optionEnums';
import { Field, InputType, ObjectType } from 'type-graphql';

const TEXT_LIMIT = `at most ${LIMITS.freeText} characters.`;
const CAPPED = `at most ${LIMITS.checkInChipsCapped}.`;

/** The fields of a check-in, as sent and as answered; every field of CHECK_IN_FIELDS is here. */
@InputType()
@ObjectType()
export abstract class CheckInContentType implements CheckInDraft {
  @Field(() => [GoodNowEnum], { defaultValue: [], description: 'What is good now.' })
  whatIsGood!: GoodNow[];

  @Field(() => String, { defaultValue: '', description: `What is good now, in the person’s own words; ${TEXT_LIMIT}` })
  whatIsGoodText!: string;

  @Field(() => [LookingForwardEnum], {
    defaultValue: [],
    description: `What the person looks forward to, ${CAPPED}`,
  })
  lookingForward!: LookingForward[];

  @Field(() => String, {
    defaultValue: '',
    description: `What the person looks forward to, in their own words; ${TEXT_LIMIT}`,
  })
  lookingForwardText!: string;

  @Field(() => [NeedMoreEnum], { defaultValue: [], description: `What the person needs more of, ${CAPPED}` })
  needMore!: NeedMore[];

  @Field(() => String, {
    defaultValue: '',
    description: `What the person needs more of, in their own words; ${TEXT_LIMIT}`,
  })
  needMoreText!: string;
}
