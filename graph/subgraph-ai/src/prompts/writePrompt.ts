import type { Language } from '@spire/domain/languages';
import type { Prompt } from '../provider/textProvider.ts';
import { commonInstructions, type InstructionFacts } from './commonInstructions.ts';

interface Parts<Shape> {
  name: string;
  /** The description of this kind of text. */
  task: Record<Language, string>;
  /** The data it is written from, beside the language; undefined fields are left out. */
  data: object;
  schema: Prompt<Shape>['schema'];
}

/** The one place where a prompt is put together: our words on one side, everything of a person's as JSON on the other (S4). */
export function writePrompt<Shape>(facts: InstructionFacts, parts: Parts<Shape>): Prompt<Shape> {
  const { name, task, data, schema } = parts;
  return {
    name,
    instructions: commonInstructions(facts, task),
    data: JSON.stringify({ language: facts.language, ...data }),
    schema,
  };
}
