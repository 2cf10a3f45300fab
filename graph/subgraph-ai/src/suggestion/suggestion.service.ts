import { localDate } from '@spire/domain/dates';
import type { Language } from '@spire/domain/languages';
import { LIMITS } from '@spire/domain/limits';
import { ApplicationError } from '@spire/graph-kit/errors';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { CheckIn, Profile } from '../user/user.type.ts';
import { effectiveCapacity } from './effectiveCapacity.ts';
import type { SuggestionWriter } from './suggestion.adapter.ts';
import type { Suggestion } from './suggestion.type.ts';

export interface SuggestionService {
  /**
   * The numbered suggestion of the person's day. CHECK_IN_REQUIRED without a profile and a check-in of today,
   * DAILY_LIMIT past the day's last (D22).
   */
  suggest(
    facts: { profile: Profile | null; checkIn: CheckIn | null },
    wanted: { number: number; language: Language },
    context: RequestContext,
  ): Promise<Suggestion>;
}

export function createSuggestionService(writer: SuggestionWriter): SuggestionService {
  return {
    suggest: async ({ profile, checkIn }, { number, language }, { claims, now, timeZone }) => {
      const limit = LIMITS.suggestionsPerDay;
      if (number < 1)
        throw new ApplicationError('VALIDATION_FAILED', [{ field: 'number', code: 'OUT_OF_RANGE', limit }]);
      if (number > limit) throw new ApplicationError('DAILY_LIMIT');
      if (profile === null || checkIn === null) throw new ApplicationError('CHECK_IN_REQUIRED');

      const date = localDate(now, timeZone);
      const written = await writer.write({
        userId: claims.sub,
        date,
        number,
        language,
        capacity: effectiveCapacity(profile),
        avoid: profile.avoidSuggestions,
        goals: profile.goals,
        needs: checkIn.needMore,
      });
      return { ...written, id: [date, number, language, written.id].join('.'), number, limit };
    },
  };
}
