import { knownOf, useIsWaiting, useRead, useSave, type SaveAnswer } from '@spire/client';
import { useLanguage } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNewDay } from '../useNewDay.ts';
import { firstOfTheDay } from './firstOfTheDay.ts';
import { GenerateSuggestionDocument, type GenerateSuggestionMutation } from './GenerateSuggestion.generated.ts';
import { helpSeen, keepHelpSeen } from './helpSeen.ts';
import { type Asking, cardsOf, isFull, isUnseen, ofToday, suggestionView } from './suggestionView.ts';
import { TodaysSuggestionsDocument } from './TodaysSuggestions.generated.ts';
import { surely, useCrisis } from './useCrisis.ts';
import { useInteractions } from './useInteractions.ts';

const RESTING: Asking = { kind: 'resting' };

function askingAfter(answer: SaveAnswer<GenerateSuggestionMutation>): Asking {
  // Suggestions are of no use later, so this one never waits.
  if (answer.kind === 'waiting') return RESTING;
  if (answer.kind !== 'saved') return { kind: 'refused', code: answer.problem.code };
  const made = answer.data.generateSuggestion;
  return made.__typename === 'CrisisHelp' ? { kind: 'help', crisis: made.kind } : RESTING;
}

/**
 * Today's suggestion: the last one stored, else the day's first, asked for once by itself (spec 2 §4). A repeat after
 * a failure goes under the same id, so that it cannot count twice (D45).
 */
export function useSuggestion() {
  const { userId } = useSession();
  const language = useLanguage();
  const read = useRead(TodaysSuggestionsDocument, { pick: (data) => data });
  const { save: generate } = useSave(GenerateSuggestionDocument);
  const [asking, setAsking] = useState(RESTING);
  const [fetchedBack, setFetchedBack] = useState<string>();
  const wanted = useRef<string>(undefined);
  const today = useNewDay((day) => {
    wanted.current = undefined;
    setAsking(RESTING);
    setFetchedBack(undefined);
    setSeen(helpSeen(localStorage, userId, day));
  });
  const [seen, setSeen] = useState(() => helpSeen(localStorage, userId, today));
  const { retry: look } = read;

  const ask = useCallback(
    async (id: string, isHelpSeen: boolean) => {
      wanted.current = id;
      setAsking({ kind: 'waiting' });
      const end = askingAfter(await generate({ id, language, isHelpSeen }));
      // Another device knows more of the day than this one.
      if (end.kind === 'refused' && (end.code === 'DAILY_LIMIT' || end.code === 'CHECK_IN_REQUIRED')) look();
      if (wanted.current === id) setAsking(end);
    },
    [generate, language, look],
  );

  const data = knownOf(read);
  const isWaiting = useIsWaiting()('saveCheckIn', { date: today });
  const { sets, checkIn } = ofToday(data?.me, today);
  const version = checkIn?.updatedAt ?? '';
  const isHelpSeen = seen === version;
  // The server looks before it writes; here is looked at what it has not seen, or cannot be asked about.
  const hasFailed = asking.kind === 'refused' || isWaiting;
  const isToScreen = !isHelpSeen && checkIn !== null && (hasFailed || isUnseen(sets ?? [], checkIn));
  const reading = useCrisis(isToScreen ? checkIn : null);
  const crisis = reading === undefined ? undefined : surely(reading);

  const isFirstMissing = read.kind === 'ready' && checkIn !== null && sets !== undefined && cardsOf(sets).length === 0;
  const isFirstWanted = isFirstMissing && !isWaiting && crisis === null && !isFull(sets) && asking.kind === 'resting';
  useEffect(() => {
    if (isFirstWanted) void ask(firstOfTheDay(today), isHelpSeen);
  }, [isFirstWanted, ask, today, isHelpSeen]);

  const view = suggestionView({
    sets,
    hasCheckIn: checkIn !== null,
    isWaiting,
    crisis,
    isLoading: read.kind === 'loading',
    asking,
    wanted: fetchedBack,
  });
  const shown = view.kind === 'ready' ? view.suggestion : undefined;
  const interactions = useInteractions(shown, data?.me.suggestionInteractions.nodes ?? [], today);

  return {
    view,
    interactions,
    /** The needs of today that the text shown is written for. */
    because: shown?.needs.filter((need) => checkIn?.needMore.includes(need)) ?? [],
    hasSeenHelp: seen !== undefined,
    ai: read.kind === 'ready' ? read.data : undefined,
    next: () => {
      setFetchedBack(undefined);
      void ask(crypto.randomUUID(), isHelpSeen);
    },
    fetchBack: setFetchedBack,
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
