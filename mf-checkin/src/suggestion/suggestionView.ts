import type { Problem } from '@spire/client';
import { isForHardDay } from '@spire/content/hardDay';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { LocalDate } from '@spire/domain/dates';
import type { TodaysSuggestionsQuery } from './TodaysSuggestions.generated.ts';

export type SuggestionSet = TodaysSuggestionsQuery['me']['todaysSuggestions'][number];
type Me = TodaysSuggestionsQuery['me'];

/** One suggestion of the day, with its place in it and the request that it answers. */
export type Suggestion = SuggestionSet['suggestions'][number] &
  Pick<SuggestionSet, 'number' | 'limit' | 'seen' | 'help'> & { setId: string };

/** The states of the suggestion card. */
export type SuggestionView =
  | { kind: 'loading' }
  | { kind: 'checkInFirst' }
  /** The check-in is on this device alone so far. */
  | { kind: 'afterSending' }
  | { kind: 'limitReached' }
  | { kind: 'failed' }
  /** Help was found just now. */
  | { kind: 'help'; crisis: CrisisKind }
  /** Help was found today: nothing is suggested any more (D58). */
  | { kind: 'afterHelp'; crisis: CrisisKind }
  | {
      kind: 'ready';
      suggestion: Suggestion;
      /** How many of the day's are used, lists counted as one (D22). */
      number: number;
      /** The others of the day, newest first. */
      earlier: readonly Suggestion[];
      isLast: boolean;
      isChanging: boolean;
      hasFailedToChange: boolean;
    };

/** How far the asking for a new one has come. */
export type Asking =
  | { kind: 'resting' }
  | { kind: 'waiting' }
  /** This device answers by itself. */
  | { kind: 'here' }
  | { kind: 'refused'; code: Problem['code'] }
  | { kind: 'help'; crisis: CrisisKind };

interface Facts {
  /** Everything suggested today; undefined until it is known. */
  sets: readonly SuggestionSet[] | undefined;
  /** Whether only texts for hard days are shown. */
  isHard?: boolean;
  /** Whether a suggestion is to be had: after the check-in, or on a day that is hard without one. */
  mayAsk: boolean;
  /** Today's check-in has not reached the server yet. */
  isWaiting?: boolean;
  /** Any crisis in today's own words; undefined while it is looked for. */
  crisis: CrisisKind | null | undefined;
  /** The kind of help the day follows; null on any other day. */
  helpKind?: CrisisKind | null;
  /** The person has gone on from the help that was found. */
  hasGoneOn?: boolean;
  isLoading: boolean;
  asking: Asking;
  /** The earlier one that was fetched back; the latest when undefined. */
  wanted?: string | undefined;
}

/** Every suggestion of these sets, oldest first. */
const allOf = (sets: readonly SuggestionSet[]): Suggestion[] =>
  sets.flatMap(({ id: setId, number, limit, seen, help, suggestions }) =>
    suggestions.map((each) => ({ ...each, number, limit, seen, help, setId })),
  );

/** The suggestions that were written for the card, oldest first. */
export const cardsOf = (sets: readonly SuggestionSet[]) => allOf(sets.filter(({ form }) => form === 'card'));

/** Today's part of what is known: the cache may still hold yesterday (trap 41). */
export function ofToday(me: Me | undefined, today: LocalDate) {
  const checkIn = me?.todaysCheckIn ?? null;
  return {
    sets: me?.todaysSuggestions.filter(({ date }) => date === today),
    checkIn: checkIn?.date === today ? checkIn : null,
  };
}

/** The sets that a hard day may show. */
export const forHardDay = (sets: readonly SuggestionSet[]) =>
  sets.filter(({ suggestions }) => suggestions.every(({ text }) => isForHardDay(text)));

/** Whether answers are newer than the text on the card, so that nobody has looked at them for it. */
export function isUnseen(sets: readonly SuggestionSet[], { updatedAt }: { updatedAt: string }): boolean {
  const shown = sets.findLast(({ form }) => form === 'card');
  return shown !== undefined && Date.parse(shown.createdAt) < Date.parse(updatedAt);
}

/** The most other suggestions on a hard day. */
const OTHERS_ON_HARD_DAY = 2;

/** Whether the day has no more. */
export const isFull = (sets: readonly SuggestionSet[]) => sets.some(({ number, limit }) => number >= limit);

/** A text once shown stays until another can take its place: no failure leaves the card empty (S21). */
export function suggestionView({
  sets,
  isHard = false,
  mayAsk,
  isWaiting = false,
  crisis,
  helpKind = null,
  hasGoneOn = false,
  isLoading,
  asking,
  wanted,
}: Facts): SuggestionView {
  const found = crisis ?? (asking.kind === 'help' ? asking.crisis : null);
  if (found !== null && !hasGoneOn) return { kind: 'help', crisis: found };
  if (found !== null || helpKind !== null) return { kind: 'afterHelp', crisis: helpKind ?? found ?? 'unsure' };
  const code = asking.kind === 'refused' ? asking.code : undefined;
  if (sets === undefined) return { kind: isLoading && code === undefined ? 'loading' : 'failed' };
  if (crisis === undefined) return { kind: 'loading' };
  const fitting = isHard ? forHardDay(sets) : sets;
  const cards = cardsOf(fitting);
  const all = allOf(fitting);
  const suggestion = all.find(({ id }) => id === wanted) ?? cards.at(-1);
  const isLast = code === 'DAILY_LIMIT' || isFull(sets) || (isHard && cards.length > OTHERS_ON_HARD_DAY);
  if (suggestion !== undefined)
    return {
      kind: 'ready',
      suggestion,
      number: Math.max(...sets.map(({ number }) => number)),
      earlier: all.filter(({ id }) => id !== suggestion.id).reverse(),
      isLast,
      isChanging: asking.kind === 'waiting' || asking.kind === 'here',
      hasFailedToChange: code !== undefined && code !== 'DAILY_LIMIT',
    };
  if (mayAsk && isWaiting && asking.kind !== 'here') return { kind: 'afterSending' };
  if (!mayAsk || code === 'CHECK_IN_REQUIRED') return { kind: 'checkInFirst' };
  if (isLast) return { kind: 'limitReached' };
  return { kind: code === undefined ? 'loading' : 'failed' };
}
