import { type Ahead, isGrave, isQuietAhead } from '@spire/domain/eventKinds';
import type { PlannedEvent } from '@spire/domain/readingLabels';
import type { DesiredFeeling } from '@spire/domain/toolOptions';
import type { KindNotes, KindTips, QuietAhead, Tip } from '../schema/events.ts';
import { EXPECTATION_TEXTS, type FeelingTexts, type Note, notesOn } from './expectationTexts.ts';
import { SOURCES } from './expectationTexts/sources.ts';
import { TEXTS as NOTES } from './generated/kindNotes.ts';
import { TEXTS as TIPS } from './generated/kindTips.ts';
import { TEXTS as QUIET } from './generated/quietAhead.ts';

/** The tips of each kind of event that has any. */
export const KIND_TIPS: KindTips = TIPS;
/** The words where something grave lies ahead. */
export const QUIET_AHEAD: QuietAhead = QUIET;
/** The works that belong to each kind of event that has any. */
export const KIND_NOTES: KindNotes = NOTES;

const KINDS_WITHOUT = ['grief', 'other'] as const;
type KindWithTips = keyof KindTips;
const hasTips = (about: Ahead['about']): about is KindWithTips => !KINDS_WITHOUT.some((each) => each === about);

/** The tips of a kind; none for grief and for what is of no kind. */
export const tipsOfKind = (about: Ahead['about']): readonly Tip[] => (hasTips(about) ? KIND_TIPS[about] : []);

/** The words that stand in place of advice; null where advice is given. */
export function quietWords(ahead: Ahead): QuietAhead[keyof QuietAhead] | null {
  if (!isQuietAhead(ahead)) return null;
  return isGrave(ahead.event) ? QUIET_AHEAD[ahead.event] : QUIET_AHEAD.any;
}

/** Events beside which no research is cited: illness and goodbyes are near (study 31). */
const SORE: readonly (PlannedEvent | null)[] = ['news-result', 'hoped-for-treatment', 'visit-unwell', 'parting'];

const ALL_NOTES = Object.values(EXPECTATION_TEXTS).flatMap(({ learning, brainTraining }) => [learning, brainTraining]);
const citing = (source: keyof typeof SOURCES | undefined): Note | undefined =>
  source === undefined ? undefined : ALL_NOTES.find((note) => note.source === SOURCES[source]);

/** The notes for what lies ahead: those that belong to its kind, else thoughts that suit any day (S18). */
export function notesAhead(
  { about, event }: Ahead,
  feeling: DesiredFeeling,
): Pick<FeelingTexts, 'learning' | 'brainTraining'> {
  const anyDay = notesOn(null, feeling);
  const { learning, brainTraining } = (hasTips(about) && !SORE.includes(event) && KIND_NOTES[about]) || {};
  return {
    learning: citing(learning) ?? anyDay.learning,
    brainTraining: citing(brainTraining) ?? anyDay.brainTraining,
  };
}
