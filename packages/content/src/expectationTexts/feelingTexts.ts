import type { Language } from '@spire/domain/languages';
import type { Source } from './sources.ts';

type Text = Record<Language, string>;

/** A message, which may call a person by name, and the three tips that go with it. */
export interface Encouragement {
  message: Text;
  tips: readonly [Text, Text, Text];
}

/** Something to think about. One that claims nothing has no source, and is called a thought (S18). */
export interface Note {
  text: Text;
  source: Source | null;
}

/** What expectation lift says to someone who wants to feel one of the seven (spec 2 §3). */
export interface FeelingTexts {
  encouragements: readonly Encouragement[];
  learning: Note;
  brainTraining: Note;
}
