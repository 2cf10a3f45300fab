import { isTodaySomewhere, localDate } from '@spire/domain/dates';
import type { FieldError } from '@spire/domain/errorCodes';
import { textErrors } from '@spire/domain/fieldChecks';
import { LIMITS } from '@spire/domain/limits';
import type { InteractionType } from '@spire/domain/options';
import { unfinishedBefore } from '@spire/domain/suggestionSet';
import { acceptedDateErrors } from '@spire/graph-kit/acceptedDates';
import type { Claims } from '@spire/graph-kit/claims';
import { ApplicationError, refuseWhenWrong } from '@spire/graph-kit/errors';
import { type Page, type PageArguments, readPage } from '@spire/graph-kit/pages';
import { found, idErrors, newRecordId, storedId } from '@spire/graph-kit/recordIds';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { storableErrors } from '@spire/graph-kit/texts';
import type { InteractionArguments, RecordSuggestionInput } from './suggestionInteraction.input.ts';
import type { SuggestionInteractionStore } from './suggestionInteraction.store.ts';
import type { LikedSuggestion, SuggestionInteraction } from './suggestionInteraction.type.ts';

export interface SuggestionInteractionService {
  /** A page of at most 50 interactions (D17), newest first, of one type or of all. */
  page(claims: Claims, wanted: InteractionArguments): Promise<Page<SuggestionInteraction>>;
  liked(claims: Claims, wanted: PageArguments): Promise<Page<LikedSuggestion>>;
  /** How many more may be generated on the date it now is where the person is (D22). */
  leftToday(context: RequestContext): Promise<number>;
  /**
   * Stores an interaction, or answers the stored one it repeats: that of its id, of its text and date when completed,
   * of its text when liked. DAILY_LIMIT for one generated too many: every door to a suggestion counts here (trap 87b).
   */
  record(claims: Claims, input: RecordSuggestionInput, now: Date): Promise<SuggestionInteraction>;
  /** Takes one of these types back; NOT_FOUND for any other id. */
  undo(claims: Claims, id: string, types: readonly Exclude<InteractionType, 'generated'>[]): Promise<true>;
}

function dateErrors({ interactionType, date }: RecordSuggestionInput, now: Date): FieldError[] {
  if (interactionType !== 'generated') return acceptedDateErrors(date, now);
  // Records counted against a limit must be for today (D18).
  return isTodaySomewhere(date, now) ? [] : [{ field: 'date', code: 'DATE_NOT_ACCEPTED', limit: 0 }];
}

function refuseTooMany(generated: number): void {
  if (generated > LIMITS.suggestionsPerDay) throw new ApplicationError('DAILY_LIMIT');
}

export function createSuggestionInteractionService(store: SuggestionInteractionStore): SuggestionInteractionService {
  return {
    page: (claims, { type = null, ...wanted }) => readPage(wanted, (wish) => store.list(claims, type, wish)),
    liked: (claims, wanted) =>
      readPage(wanted, async (wish) =>
        (await store.list(claims, 'liked', wish)).map((each) => ({ ...each, likedAt: each.createdAt })),
      ),
    leftToday: async ({ claims, now, timeZone }) =>
      Math.max(
        0,
        LIMITS.suggestionsPerDay -
          (await store.countGenerated(claims, localDate(now, timeZone), unfinishedBefore(now))),
      ),
    record: (claims, input, now) => {
      const id = newRecordId(input.id);
      const { suggestionType, interactionType, category = null, date } = input;
      const suggestionText = input.suggestionText.trim();
      refuseWhenWrong([
        ...idErrors(id),
        ...dateErrors(input, now),
        ...storableErrors({ suggestionText }),
        ...textErrors('suggestionText', suggestionText, LIMITS.freeText),
      ]);
      const interaction = { id, suggestionText, suggestionType, interactionType, category, date, createdAt: now };
      return store.addOnce(claims, interaction, refuseTooMany);
    },
    undo: async (claims, id, types) => found(await store.remove(claims, storedId(id), types)),
  };
}
