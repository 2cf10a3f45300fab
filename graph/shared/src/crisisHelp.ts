import '@spire/graph-kit/reflection';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { HELP_LEVELS, type HelpLevel } from '@spire/domain/helpLevels';
import { type ClassType, createUnionType, Directive, Field, ObjectType } from 'type-graphql';
import { CrisisKindEnum } from './crisisKindEnum.ts';
import type { Fields } from '@spire/graph-kit/fields';
import { optionEnum } from '@spire/graph-kit/optionEnum';

const HelpLevelEnum = optionEnum<HelpLevel>(
  'HelpLevel',
  HELP_LEVELS,
  'Whether help takes the place of everything else, or stands beside what was asked for.',
);

@ObjectType('HelpNumber', { description: 'Somebody to call, in Norway.' })
@Directive('@shareable')
export class HelpNumberType {
  @Field(() => String, { description: 'Which number it is.' })
  id!: string;

  @Field(() => String, { description: 'As people read it.' })
  number!: string;

  @Field(() => String, { description: 'What stands after `tel:` in a link.' })
  tel!: string;

  @Field(() => String, { description: 'Who answers, in the language asked for.' })
  name!: string;

  @Field(() => String, { description: 'When to call, in the language asked for.' })
  when!: string;
}

@ObjectType('CrisisHelp', {
  description:
    'What is answered instead of any generated text where life is too hard for advice, or offered beside one.',
})
@Directive('@shareable')
export class CrisisHelpType {
  @Field(() => HelpLevelEnum, { description: 'Whether it is all that is answered, or an offer beside it.' })
  level!: HelpLevel;

  @Field(() => CrisisKindEnum, { description: 'What it is about.' })
  kind!: CrisisKind;

  @Field(() => String, { description: 'Headline of the panel.' })
  title!: string;

  @Field(() => String, { description: 'Says that there is help; it claims to watch over nobody.' })
  message!: string;

  @Field(() => String, { description: 'Something calm to do right now.' })
  exercise!: string;

  @Field(() => String, { description: 'What is and is not kept of this, and that trying another number is fine.' })
  closing!: string;

  @Field(() => [HelpNumberType], { description: 'At least two, the most fitting first.' })
  numbers!: Fields<HelpNumberType>[];
}
export type CrisisHelp = Fields<CrisisHelpType>;

/** Fields every answer carries beside its text. */
@ObjectType()
export abstract class AnsweredType {
  @Field(() => CrisisHelpType, {
    nullable: true,
    description: 'Help that is offered beside the text, where what was written may need it; null otherwise.',
  })
  help?: CrisisHelp | null;

  @Field(() => String, {
    nullable: true,
    description: 'One sentence that has seen what weighs today, to stand first; null where nothing does.',
  })
  seen?: string | null;
}

/** The answer of an operation that writes a text: that text, or help (S10). */
export function orHelp<Text extends object>(name: string, text: ClassType<Text>) {
  return createUnionType({
    name,
    description: 'What was asked for, or help where that is needed more.',
    types: () => [text, CrisisHelpType] as const,
    resolveType: (answer) => ('numbers' in answer ? CrisisHelpType : text),
  });
}
