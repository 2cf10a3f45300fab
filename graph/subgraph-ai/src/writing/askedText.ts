import type { TextSource } from '@spire/domain/toolOptions';
import type { PromptFacts } from '../prompts/promptFacts.ts';
import type { Prompt } from '../provider/textProvider.ts';

/** The kinds of text, by their names in logs. */
export type TextKind =
  | 'suggestion'
  | 'suggestions'
  | 'promptAnswers'
  | 'tasks'
  | 'boundary'
  | 'validation'
  | 'microExercise'
  | 'expectation'
  | 'socialPlan';

/** The kinds whose prompts hold nothing of the check-in (S3). */
export const WITHOUT_CHECK_IN: readonly TextKind[] = ['promptAnswers', 'boundary', 'validation'];

/** A text as it is returned, with its source (S16). */
export type Sourced<Text extends object> = Text & { source: TextSource };

/** One kind of text: its prompt, the parts people read, and its built-in replacement. */
export interface AskedText<Shape, Text extends object> {
  kind: TextKind;
  /** Names that came with the request, to be hidden like those the server knows (D34). */
  names?: readonly string[];
  prompt: (facts: PromptFacts) => Prompt<Shape>;
  /** Makes the text of a provider's answer, after the names were put back. */
  read: (answer: Shape) => Text;
  /** All parts that people read; the guard checks each separately. */
  partsOf: (text: Text) => readonly (readonly string[])[];
  /** The built-in text, which is always available and always good enough (D37). */
  builtIn: () => Text | Promise<Text>;
}
