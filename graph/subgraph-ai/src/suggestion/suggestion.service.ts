import type { CapacityLevel } from '@spire/domain/capacity';
import { localDate } from '@spire/domain/dates';
import type { Language } from '@spire/domain/languages';
import { LIMITS } from '@spire/domain/limits';
import { ApplicationError } from '@spire/graph-kit/errors';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { CheckIn, Profile } from '../user/user.type.ts';
import type { SuggestionWriter } from './suggestion.adapter.ts';
import type { Suggestion } from './suggestion.type.ts';

export interface SuggestionFacts {
  profile: Profile | null;
  checkIn: CheckIn | null;
  /** As settings and profile say together (D27). */
  capacity: CapacityLevel | null;
}

/** The gentlest level counts while none is told, and whenever a brain injury is: nothing may ask too much. */
function gentlest({ profile, capacity }: SuggestionFacts): CapacityLevel {
  return profile?.considerations.includes('brain_injury') === true ? 'low' : (capacity ?? 'low');
}

export interface SuggestionService {
  /**
   * The numbered suggestion of the person's day. CHECK_IN_REQUIRED without a profile and a check-in of today,
   * DAILY_LIMIT past the day's last (D22).
   */
  suggest(
    facts: SuggestionFacts,
    wanted: { number: number; language: Language },
    context: RequestContext,
  ): Promise<Suggestion>;
}

export function createSuggestionService(writer: SuggestionWriter): SuggestionService {
  return {
    suggest: async (facts, { number, language }, { claims, now, timeZone }) => {
      const { profile, checkIn } = facts;
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
        capacity: gentlest(facts),
        avoid: profile.avoidSuggestions,
        goals: profile.goals,
        needs: checkIn.needMore,
      });
      return { ...written, id: [date, number, language, written.id].join('.'), number, limit };
    },
  };
}
