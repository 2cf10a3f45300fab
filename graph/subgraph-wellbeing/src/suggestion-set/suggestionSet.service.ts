import { isForHardDay } from '@spire/content/hardDay';
import { seenOn } from '@spire/content/seen';
import { needsOf } from '@spire/content/suggestionNeeds';
import { addDays, isTodaySomewhere, localDate } from '@spire/domain/dates';
import type { FieldError } from '@spire/domain/errorCodes';
import { LIMITS } from '@spire/domain/limits';
import { SUGGESTIONS_IN_SET, suggestionErrors, unfinishedBefore } from '@spire/domain/suggestionSet';
import type { Claims } from '@spire/graph-kit/claims';
import { crisisHelp } from '@spire/graph-shared/helpPanel';
import { ApplicationError, refuseWhenWrong } from '@spire/graph-kit/errors';
import { found, idErrors, storedId } from '@spire/graph-kit/recordIds';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { SuggestionSet } from '@spire/graph-shared/suggestionSet';
import { storableErrors } from '@spire/graph-kit/texts';
import { type DayService, keptBackOn } from '../day/day.service.ts';
import type { BeginSuggestionSetInput, FinishSuggestionSetInput, SuggestionInput } from './suggestionSet.input.ts';
import type { StoredSet, SuggestionSetStore } from './suggestionSet.store.ts';
import type { StoredSuggestion } from './suggestionSet.texts.ts';
import type { SuggestionStart } from './suggestionSet.type.ts';

/** No text comes again within so many days (D26). */
const RECENT_DAYS = 14;

export interface SuggestionSetService {
  /**
   * The sets of the date it now is where the person is (D18), oldest first; only those the mode of the day allows
   * (D58).
   */
  ofToday(context: RequestContext): Promise<SuggestionSet[]>;
  recentTexts(context: RequestContext): Promise<string[]>;
  /**
   * Takes a place of the date, or answers the one the id has; DAILY_LIMIT when there is none left (D22). A place taken
   * a minute ago and never finished is freed first.
   */
  begin(claims: Claims, input: BeginSuggestionSetInput, now: Date): Promise<SuggestionStart>;
  /** Stores what was written, or answers what is stored; NOT_FOUND for what has no place. */
  finish(claims: Claims, input: FinishSuggestionSetInput, now: Date): Promise<SuggestionSet>;
  /** Gives a place back; false when nothing was begun under that id, or it is finished. */
  drop(claims: Claims, id: string): Promise<boolean>;
}

function toSet({ suggestions, offer, language, heard, ...set }: StoredSet): SuggestionSet {
  return {
    ...set,
    help: offer === null ? null : crisisHelp(offer, language, { level: 'offer' }),
    limit: LIMITS.suggestionsPerDay,
    about: heard?.about ?? null,
    guesses: heard?.guesses ?? null,
    suggestions: suggestions.map((each, index) => ({
      ...each,
      id: `${set.id}.${index + 1}`,
      needs: needsOf(each),
      why: heard?.whys[index] ?? null,
    })),
  };
}

/** The last free place of the day so far: places given back are taken again, and nobody's changes. */
export function placeOfDay(generated: number, taken: readonly number[]): number {
  if (generated >= LIMITS.suggestionsPerDay) throw new ApplicationError('DAILY_LIMIT');
  let place = generated + 1;
  while (taken.includes(place)) place -= 1;
  return place;
}

function toStored({ title, actionText, minutes, ...rest }: SuggestionInput): StoredSuggestion {
  const { text, emoji } = { text: rest.text.trim(), emoji: rest.emoji.trim() };
  return {
    ...rest,
    text,
    emoji,
    title: title?.trim() ?? null,
    actionText: actionText?.trim() ?? null,
    minutes: minutes ?? null,
  };
}

function answerErrors(suggestions: readonly StoredSuggestion[]): FieldError[] {
  if (suggestions.length === 0) return [{ field: 'suggestions', code: 'REQUIRED' }];
  if (suggestions.length > SUGGESTIONS_IN_SET)
    return [{ field: 'suggestions', code: 'TOO_MANY', limit: SUGGESTIONS_IN_SET }];
  return suggestions.flatMap((each, index) => {
    const { text, title, actionText, emoji } = each;
    const errors = [
      ...storableErrors({ text, title: title ?? '', actionText: actionText ?? '', emoji }),
      ...suggestionErrors(each),
    ];
    return errors.map((error) => ({ ...error, field: `suggestions.${index}.${error.field}` }));
  });
}

export function createSuggestionSetService(
  store: SuggestionSetStore,
  days: Pick<DayService, 'ofToday'>,
): SuggestionSetService {
  return {
    ofToday: async (context) => {
      const { claims, now, timeZone } = context;
      const stored = await store.ofDate(claims, localDate(now, timeZone));
      if (stored.length === 0) return [];
      const day = await days.ofToday(context);
      const sets = stored.map((set) => ({
        ...toSet(set),
        seen: seenOn(day.weight, { date: day.date, language: set.language }),
      }));
      const keptBack = keptBackOn(day);
      if (keptBack === 'nothing') return sets;
      if (keptBack === 'all') return [];
      return sets.filter(({ suggestions }) => suggestions.every(({ text }) => isForHardDay(text)));
    },
    recentTexts: async ({ claims, now, timeZone }) => [
      ...new Set(await store.textsSince(claims, addDays(localDate(now, timeZone), -RECENT_DAYS))),
    ],
    begin: async (claims, input, now) => {
      const id = input.id.toLowerCase();
      const { form, language, date } = input;
      refuseWhenWrong([
        ...idErrors(id),
        // Sets counted against a limit must be for today (D18).
        ...(isTodaySomewhere(date, now) ? [] : [{ field: 'date', code: 'DATE_NOT_ACCEPTED', limit: 0 } as const]),
      ]);
      const { number, stored } = await store.begin(
        claims,
        { id, form, language, date, createdAt: now },
        { unfinishedBefore: unfinishedBefore(now), place: placeOfDay },
      );
      return { number, stored: stored && toSet(stored) };
    },
    finish: async (claims, input, now) => {
      const suggestions = input.suggestions.map(toStored);
      const heard = input.heard ? { ...input.heard, about: input.heard.about ?? null } : null;
      refuseWhenWrong([
        ...answerErrors(suggestions),
        ...(heard === null || heard.whys.length === suggestions.length
          ? []
          : [{ field: 'heard.whys', code: 'INVALID' } as const]),
      ]);
      const answer = { suggestions, offer: input.offer ?? null, heard };
      return toSet(found(await store.finish(claims, storedId(input.id), answer, now)));
    },
    drop: (claims, id) => store.drop(claims, storedId(id)),
  };
}
