import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion } from '@spire/domain/options';
import type { Weight } from '@spire/domain/weights';
import type { Source } from './sources.ts';

type Text = Record<Language, string>;

/** Something to do, and what it touches that a person may have asked to be spared (trap 100). */
export interface Tip extends Text {
  avoid?: readonly AvoidSuggestion[];
  /** Whether it calls up the last time: nothing for who does it for the first time, or the first since. */
  isOfLastTime?: true;
  /** Whether it speaks of where to meet: nothing for who has told where. */
  ifNoPlace?: true;
  /** Whether it is to have somebody along: nothing for who has told of one. */
  ifAlone?: true;
  /** Whether it helps who has told what they do not want there: for them it comes first. */
  isOfUnwanted?: true;
}

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
  /** What may weigh on the day it is given; nothing where left out (D61). */
  suits?: readonly Weight[];
}

/** What expectation lift says to someone who wants to feel one of the seven (spec 2 §3). */
export interface FeelingTexts {
  encouragements: readonly Encouragement[];
  learning: Note;
  brainTraining: Note;
}
