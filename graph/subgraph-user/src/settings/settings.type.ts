import '@spire/graph-kit/reflection';
import type { TextSize, Theme } from '@spire/domain/appearance';
import type { LocalDate } from '@spire/domain/dates';
import type { LaterQuestion } from '@spire/domain/laterQuestions';
import type { Language } from '@spire/domain/languages';
import type { Settings } from '@spire/domain/settings';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { LanguageEnum, LaterQuestionEnum, ThemeEnum } from '@spire/graph-shared/optionEnums';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('Settings', { description: 'How the product behaves for the person; defaults hold until they decide.' })
export class SettingsType implements Settings {
  @Field(() => LanguageEnum, { description: 'Language of everything the person reads; the same as the profile’s.' })
  language!: Language;

  @Field(() => Boolean, { description: 'Everything is as gentle as can be.' })
  brainInjuryMode!: boolean;

  @Field(() => Boolean, { description: 'Everything is one level gentler today; ends by itself at midnight.' })
  lowEnergyToday!: boolean;

  @Field(() => Boolean, { description: 'Whether texts may be written by AI.' })
  aiSuggestionsEnabled!: boolean;

  @Field(() => Boolean, { description: 'Whether suggestions may be inspired by the person’s memories.' })
  memoryInspiration!: boolean;

  @Field(() => Boolean, { description: 'Whether the person does not want to see a streak.' })
  streakHidden!: boolean;

  @Field(() => Boolean, { description: 'Whether a short vibration reminds of the check-in until it is done.' })
  gentleBuzz!: boolean;

  @Field(() => ThemeEnum, {
    nullable: true,
    description: 'The colours chosen for every device; null while each keeps its own.',
  })
  theme!: Theme | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Text size in percent, chosen for every device; null while each keeps its own.',
  })
  textSize!: TextSize | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'The low-stimulation form, chosen for every device; null while each keeps its own.',
  })
  calmView!: boolean | null;

  @Field(() => Boolean, { description: 'Whether nothing moves.' })
  motionReduced!: boolean;

  @Field(() => Boolean, { description: 'Whether nothing is praised when it is done.' })
  celebrationHidden!: boolean;

  @Field(() => Boolean, { description: 'Whether points, counts and streak are shown.' })
  numbersShown!: boolean;

  @Field(() => Boolean, { description: 'Whether no badges are shown.' })
  badgesHidden!: boolean;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The first date on which Home may ask a later question again; null where nothing was put off.',
  })
  questionsFrom!: LocalDate | null;

  @Field(() => [LaterQuestionEnum], { description: 'The later questions that are not asked any more.' })
  questionsOff!: LaterQuestion[];
}
