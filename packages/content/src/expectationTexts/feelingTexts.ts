import type { Language } from '@spire/domain/languages';
import type { Weight } from '@spire/domain/weights';
import type { Tip as WrittenTip } from '../../schema/events.ts';
import type { Source } from './sources.ts';

type Text = Record<Language, string>;

/** Something to do, and what it touches that a person may have asked to be spared (trap 100). */
export type Tip = WrittenTip;

/**
 * A message, which may call a person by name, and the three tips that go with it, where what lies ahead is not known:
 * true whether it is done or waited for, alone or with others, dreaded or longed for.
 */
export interface Encouragement {
  message: Text;
  tips: readonly [Tip, Tip, Tip];
}

/** Something to think about. One that claims nothing has no source, and is called a thought (S18). */
export interface Note {
  text: Text;
  source: Source | null;
  /** The weights it is given for; none where left out (D61). */
  suits?: readonly Weight[];
}

/** The texts of expectation lift for a person who wants to feel one of the seven (spec 2 §3). */
export interface FeelingTexts {
  encouragements: readonly Encouragement[];
  learning: Note;
  brainTraining: Note;
}
