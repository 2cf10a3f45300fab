import '@spire/graph-kit/reflection';
import type { Language } from '@spire/domain/languages';
import { LIMITS } from '@spire/domain/limits';
import type { GoodNow, LookingForward, NeedMore } from '@spire/domain/options';
import type { Fields } from '@spire/graph-kit/fields';
import { GoodNowEnum, LanguageEnum, LookingForwardEnum, NeedMoreEnum } from '@spire/graph-shared/optionEnums';
import { Field, InputType } from 'type-graphql';

@InputType('CheckInAnswersInput', { description: 'The answers of a check-in that is not saved.' })
export class CheckInAnswersInputType {
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
export type CheckInAnswersInput = Fields<CheckInAnswersInputType>;

/** The input of every operation that writes. */
@InputType()
export abstract class TextRequestInputType {
  @Field(() => LanguageEnum, { description: 'Language of the text.' })
  language!: Language;

  @Field(() => CheckInAnswersInputType, {
    nullable: true,
    description: 'Answers that only the client knows. They count while there is no check-in of today.',
  })
  answers?: CheckInAnswersInput | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'No longer decides anything: `setHelpAside` says that a text is not about whoever wrote it.',
    deprecationReason: 'Say setHelpAside of the text instead.',
  })
  isHelpSeen!: boolean;
}
export type TextRequest = Fields<TextRequestInputType>;
