import type { Problem } from '@spire/client';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { LocalDate } from '@spire/domain/dates';
import type { TodaysSuggestionsQuery } from './TodaysSuggestions.generated.ts';

export type SuggestionSet = TodaysSuggestionsQuery['me']['todaysSuggestions'][number];
type Me = TodaysSuggestionsQuery['me'];

/** One suggestion of the day, with its place in it. */
export interface Suggestion {
  number: number;
  limit: number;
  text: string;
  minutes: number | null;
  source: SuggestionSet['suggestions'][number]['source'];
}

/** What the suggestion card shows. */
export type SuggestionView =
  | { kind: 'loading' }
  | { kind: 'checkInFirst' }
  /** The check-in is on this device alone so far. */
  | { kind: 'afterSending' }
  | { kind: 'limitReached' }
  | { kind: 'failed' }
  | { kind: 'help'; crisis: CrisisKind }
  | { kind: 'ready'; suggestion: Suggestion; isLast: boolean; isChanging: boolean; hasFailedToChange: boolean };

/** How far the asking for a new one has come. */
export type Asking =
  | { kind: 'resting' }
  | { kind: 'waiting' }
  | { kind: 'refused'; code: Problem['code'] }
  | { kind: 'help'; crisis: CrisisKind };

interface Facts {
  /** Everything suggested today; undefined until it is known. */
  sets: readonly SuggestionSet[] | undefined;
  hasCheckIn: boolean;
  /** Today's check-in has not reached the server yet. */
  isWaiting?: boolean;
  /** What was found in today's own words; undefined while it is looked for. */
  crisis: CrisisKind | null | undefined;
  isLoading: boolean;
  asking: Asking;
}

/** The last one on the card; lists of suggestions stand elsewhere. */
export function latestOf(sets: readonly SuggestionSet[]): Suggestion | undefined {
  const set = sets.findLast(({ form }) => form === 'card');
  const [only] = set?.suggestions ?? [];
  if (set === undefined || only === undefined) return undefined;
  const { text, minutes, source } = only;
  return { number: set.number, limit: set.limit, text, minutes, source };
}

/** What is for today, of what is known: the cache may still hold yesterday (trap 41). */
export function ofToday(me: Me | undefined, today: LocalDate) {
  const checkIn = me?.todaysCheckIn ?? null;
  return {
    sets: me?.todaysSuggestions.filter(({ date }) => date === today),
    checkIn: checkIn?.date === today ? checkIn : null,
  };
}

/** Whether answers are newer than the text on the card, so that nobody has looked at them for it. */
export function isUnseen(sets: readonly SuggestionSet[], { updatedAt }: { updatedAt: string }): boolean {
  const shown = sets.findLast(({ form }) => form === 'card');
  return shown !== undefined && Date.parse(shown.createdAt) < Date.parse(updatedAt);
}

/** Whether the day has no more. */
export const isFull = (sets: readonly SuggestionSet[]) => sets.some(({ number, limit }) => number >= limit);

/** A text once shown stays until another can take its place: no failure leaves the card empty (S21). */
export function suggestionView({
  sets,
  hasCheckIn,
  isWaiting = false,
  crisis,
  isLoading,
  asking,
}: Facts): SuggestionView {
  if (crisis !== null && crisis !== undefined) return { kind: 'help', crisis };
  if (asking.kind === 'help') return asking;
  const code = asking.kind === 'refused' ? asking.code : undefined;
  if (sets === undefined) return { kind: isLoading && code === undefined ? 'loading' : 'failed' };
  if (crisis === undefined) return { kind: 'loading' };
  const suggestion = latestOf(sets);
  const isLast = code === 'DAILY_LIMIT' || isFull(sets);
  if (suggestion !== undefined)
    return {
      kind: 'ready',
      suggestion,
      isLast,
      isChanging: asking.kind === 'waiting',
      hasFailedToChange: code !== undefined && code !== 'DAILY_LIMIT',
    };
  if (hasCheckIn && isWaiting) return { kind: 'afterSending' };
  if (!hasCheckIn || code === 'CHECK_IN_REQUIRED') return { kind: 'checkInFirst' };
  if (isLast) return { kind: 'limitReached' };
  return { kind: code === undefined ? 'loading' : 'failed' };
}
