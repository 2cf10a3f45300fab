import type { TextSource } from '@spire/domain/toolOptions';
import type { PromptFacts } from '../prompts/promptFacts.ts';
import type { Prompt } from '../provider/textProvider.ts';

/** The kinds of text there are; what logs call them. */
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

/** A text as whoever asked for it gets it, with where it comes from (S16). */
export type Sourced<Text extends object> = Text & { source: TextSource };

/** How one kind of text is written: how a provider is asked, what people read of its answer, what stands in for it. */
export interface AskedText<Shape, Text extends object> {
  kind: TextKind;
  /** Names that came with the request, to be hidden like those the server knows (D34). */
  names?: readonly string[];
  prompt: (facts: PromptFacts) => Prompt<Shape>;
  /** A provider's answer, its names put back, as the text it is. */
  read: (answer: Shape) => Text;
  /** Everything people read of the text; the guard looks at each part for itself. */
  partsOf: (text: Text) => readonly (readonly string[])[];
  /** Always there, and always good enough (D37). */
  builtIn: () => Text;
}
