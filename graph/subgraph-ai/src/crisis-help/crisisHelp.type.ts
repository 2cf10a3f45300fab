import '@spire/graph-kit/reflection';
import { crisisHelp as written } from '@spire/content/crisisHelp';
import { CRISIS_KINDS, type CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { Language } from '@spire/domain/languages';
import type { Fields } from '@spire/graph-kit/fields';
import { optionEnum } from '@spire/graph-kit/optionEnums';
import { type ClassType, createUnionType, Field, ObjectType } from 'type-graphql';

const CrisisKindEnum = optionEnum(
  'CrisisKind',
  CRISIS_KINDS,
  'What a text speaks of that needs help rather than advice.',
);

@ObjectType('HelpNumber', { description: 'Somebody to call, in Norway.' })
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
  description: 'What is answered instead of any generated text where life is too hard for advice. Nothing is stored.',
})
export class CrisisHelpType {
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

/** The panel for a kind of crisis, in one language (D36). */
export function crisisHelp(kind: CrisisKind, language: Language): CrisisHelp {
  const { numbers, ...texts } = written(kind, language);
  return {
    kind,
    ...texts,
    numbers: numbers.map(({ name, when, ...number }) => ({ ...number, name: name[language], when: when[language] })),
  };
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
