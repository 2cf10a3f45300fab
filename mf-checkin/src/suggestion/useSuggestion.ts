import { problemOf, useMutation, useQuery } from '@spire/client';
import { useLanguage } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useToday } from '../useToday.ts';
import { firstOfTheDay } from './firstOfTheDay.ts';
import { GenerateSuggestionDocument } from './GenerateSuggestion.generated.ts';
import { helpSeen, keepHelpSeen } from './helpSeen.ts';
import { type Asking, isFull, isUnseen, latestOf, ofToday, suggestionView } from './suggestionView.ts';
import { TodaysSuggestionsDocument } from './TodaysSuggestions.generated.ts';
import { useCrisis } from './useCrisis.ts';

const RESTING: Asking = { kind: 'resting' };

/**
 * Today's suggestion: the last one stored, else the day's first, asked for once by itself (spec 2 §4). A repeat after
 * a failure goes under the same id, so that it cannot count twice (D45).
 */
export function useSuggestion() {
  const { userId } = useSession();
  const language = useLanguage();
  const today = useToday();
  const { data, loading, error, refetch } = useQuery(TodaysSuggestionsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [generate] = useMutation(GenerateSuggestionDocument);
  const [asking, setAsking] = useState(RESTING);
  const [seen, setSeen] = useState(() => helpSeen(localStorage, userId, today));
  const wanted = useRef<string>(undefined);

  // A failure is told by `error`.
  const look = useCallback(() => void refetch().catch(() => undefined), [refetch]);

  const ask = useCallback(
    async (id: string, isHelpSeen: boolean) => {
      wanted.current = id;
      setAsking({ kind: 'waiting' });
      let end: Asking;
      try {
        const { data: answer } = await generate({
          variables: { input: { id, language, isHelpSeen } },
          update(cache, { data: written }) {
            const set = written?.generateSuggestion;
            if (set?.__typename !== 'SuggestionSet') return;
            cache.updateQuery({ query: TodaysSuggestionsDocument }, (before) => {
              if (before === null) return undefined;
              const others = before.me.todaysSuggestions.filter((each) => each.id !== set.id);
              return { ...before, me: { ...before.me, todaysSuggestions: [...others, set] } };
            });
          },
        });
        const help = answer?.generateSuggestion;
        end = help?.__typename === 'CrisisHelp' ? { kind: 'help', crisis: help.kind } : RESTING;
      } catch (problem) {
        const { code } = problemOf(problem);
        end = { kind: 'refused', code };
        // Another device knows more of the day than this one.
        if (code === 'DAILY_LIMIT' || code === 'CHECK_IN_REQUIRED') look();
      }
      if (wanted.current === id) setAsking(end);
    },
    [generate, language, look],
  );

  const day = useRef(today);
  useEffect(() => {
    if (day.current === today) return;
    day.current = today;
    wanted.current = undefined;
    setAsking(RESTING);
    setSeen(helpSeen(localStorage, userId, today));
    look();
  }, [today, userId, look]);

  const { sets, checkIn } = ofToday(data?.me, today);
  const version = checkIn?.updatedAt ?? '';
  const isHelpSeen = seen === version;
  // The server looks before it writes; here is looked at what it has not seen, or cannot be asked about.
  const isToScreen = !isHelpSeen && checkIn !== null && (asking.kind === 'refused' || isUnseen(sets ?? [], checkIn));
  const crisis = useCrisis(isToScreen ? checkIn : null);

  const isFirstMissing = !loading && checkIn !== null && sets !== undefined && latestOf(sets) === undefined;
  const isFirstWanted = isFirstMissing && crisis === null && !isFull(sets) && asking.kind === 'resting';
  useEffect(() => {
    if (isFirstWanted) void ask(firstOfTheDay(today), isHelpSeen);
  }, [isFirstWanted, ask, today, isHelpSeen]);

  return {
    view: suggestionView({ sets, hasCheckIn: checkIn !== null, crisis, isLoading: loading, asking }),
    hasSeenHelp: seen !== undefined,
    ai: error === undefined ? data : undefined,
    next: () => void ask(crypto.randomUUID(), isHelpSeen),
    retry: () => {
      if (wanted.current !== undefined) return void ask(wanted.current, isHelpSeen);
      setAsking(RESTING);
      look();
    },
    /** Waits no longer (A38); what comes after all is shown all the same. */
    giveUp: () => setAsking({ kind: 'refused', code: 'TIMEOUT' }),
    closeHelp: () => {
      setSeen(version);
      if (asking.kind === 'help') void ask(wanted.current ?? firstOfTheDay(today), true);
      keepHelpSeen(localStorage, userId, today, version);
    },
  };
}
