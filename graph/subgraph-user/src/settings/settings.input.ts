import '@spire/graph-kit/reflection';
import type { TextSize, Theme } from '@spire/domain/appearance';
import type { LocalDate } from '@spire/domain/dates';
import type { LaterQuestion } from '@spire/domain/laterQuestions';
import type { Language } from '@spire/domain/languages';
import type { Fields } from '@spire/graph-kit/fields';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { LanguageEnum, LaterQuestionEnum, ThemeEnum } from '@spire/graph-shared/optionEnums';
import { Field, InputType, Int } from 'type-graphql';

/** A date further ahead would be a question lost by mistake. */
export const MOST_DAYS_OFF = 31;

@InputType('SaveSettingsInput', { description: 'What to change of the settings. What is not sent stays as it is.' })
export class SaveSettingsInputType {
  @Field(() => LanguageEnum, { nullable: true, description: 'Language of everything the person reads.' })
  language?: Language | null;

  @Field(() => Boolean, { nullable: true, description: 'Everything as gentle as can be.' })
  brainInjuryMode?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'One level gentler until the person’s midnight.' })
  lowEnergyToday?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether texts may be written by AI.' })
  aiSuggestionsEnabled?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether suggestions may be inspired by memories.' })
  memoryInspiration?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether no streak is shown.' })
  streakHidden?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a short vibration reminds of the check-in.' })
  gentleBuzz?: boolean | null;

  @Field(() => ThemeEnum, { nullable: true, description: 'Colours, on every device.' })
  theme?: Theme | null;

  @Field(() => Int, { nullable: true, description: 'Text size in percent: 100, 125 or 150.' })
  textSize?: TextSize | null;

  @Field(() => Boolean, { nullable: true, description: 'The low-stimulation form, whatever the modes say.' })
  calmView?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether nothing moves.' })
  motionReduced?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether nothing is praised when it is done.' })
  celebrationHidden?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether points, counts and streak are shown.' })
  numbersShown?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether no badges are shown.' })
  badgesHidden?: boolean | null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: `No later question on Home before this date, at most ${MOST_DAYS_OFF} days ahead.`,
  })
  questionsFrom?: LocalDate | null;

  @Field(() => [LaterQuestionEnum], {
    nullable: true,
    description: 'Later questions not to be asked any more. Replaces the whole list.',
  })
  questionsOff?: LaterQuestion[] | null;
}
export type SaveSettingsInput = Fields<SaveSettingsInputType>;
