import { problemOf, useQuery } from '@spire/client';
import { LIMITS } from '@spire/domain/limits';
import { useLanguage } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useEffect, useState } from 'react';
import { useToday } from '../useToday.ts';
import { SuggestionDocument } from './Suggestion.generated.ts';
import { keepNumber, readNumber } from './suggestionNumber.ts';
import { suggestionView } from './suggestionView.ts';

/** Today's suggestion at the place the person has come to, and the way to the next and to another try. */
export function useSuggestion() {
  const { userId } = useSession();
  const language = useLanguage();
  const today = useToday();
  const [place, setPlace] = useState(() => ({ today, number: readNumber(localStorage, userId, today) }));
  const number = place.today === today ? place.number : 1;
  const { data, previousData, error, loading, refetch } = useQuery(SuggestionDocument, {
    variables: { number, language },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });

  useEffect(() => {
    if (place.today === today) return;
    setPlace({ today, number: 1 });
    void refetch();
  }, [place.today, today, refetch]);

  function next() {
    const following = Math.min(number + 1, LIMITS.suggestionsPerDay);
    keepNumber(localStorage, userId, today, following);
    setPlace({ today, number: following });
  }

  const view = suggestionView({
    current: data?.me.suggestion,
    previous: previousData?.me.suggestion,
    isLoading: loading,
    problem: error === undefined ? undefined : problemOf(error).code,
  });
  return { view, next, retry: () => void refetch() };
}
