import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion } from '@spire/domain/options';
import type { Source } from './sources.ts';

type Text = Record<Language, string>;

/** Something to do, and what it touches that a person may have asked to be spared (trap 100). */
export interface Tip extends Text {
  avoid?: readonly AvoidSuggestion[];
  /** Whether it calls up the last time: nothing for who does it for the first time, or the first since. */
  isOfLastTime?: true;
}

/** A message, which may call a person by name, and the three tips that go with it. */
export interface Encouragement {
  message: Text;
  /** Where it speaks of something one does, or of care for oneself: it would miss who only waits, or is there for another. */
  onlyFor?: 'doing' | 'oneself';
  tips: readonly [Tip, Tip, Tip];
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
