import { knownOf, useIsWaiting, useRead, useSave, type SaveAnswer } from '@spire/client';
import { useLanguage } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { helpHere } from '@spire/remote-kit/foundHelp';
import { useUnderWay } from '@spire/ui/useKeptTimer.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ownWordsOf, type WordsOfCheckIn } from '../check-in/wordsOf.ts';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { useNewDay } from '../useNewDay.ts';
import { useSetHelpAside } from '@spire/written/day/useSetHelpAside.ts';
import { type GivenHere, isAway, useGiveHere, useIsStuck } from '../here/useGiveHere.ts';
import { firstOfTheDay } from './firstOfTheDay.ts';
import { GenerateSuggestionDocument, type GenerateSuggestionMutation } from './GenerateSuggestion.generated.ts';
import { type Asking, cardsOf, forHardDay, isFull, isUnseen, ofToday, suggestionView } from './suggestionView.ts';
import { TodaysSuggestionsDocument } from './TodaysSuggestions.generated.ts';
import { useHelpNeeded } from './useCrisis.ts';
import { useInteractions } from './useInteractions.ts';
import { SUGGESTION_TIMER } from './useTimerWords.ts';

const RESTING: Asking = { kind: 'resting' };

function askingAfter(answer: SaveAnswer<GenerateSuggestionMutation>): Asking {
  // Suggestions are of no use later, so this one never waits.
  if (answer.kind === 'waiting') return RESTING;
  if (answer.kind !== 'saved') return { kind: 'refused', code: answer.problem.code };
  const made = answer.data.generateSuggestion;
  return made.__typename === 'CrisisHelp' ? { kind: 'help', crisis: made.kind } : RESTING;
}

const AWAY: Asking = { kind: 'refused', code: 'NETWORK' };

function askingAfterHere(given: GivenHere): Asking {
  if (given === 'given') return RESTING;
  if (given === 'failed') return AWAY;
  return given === 'full' ? { kind: 'refused', code: 'DAILY_LIMIT' } : { kind: 'help', crisis: given.crisis };
}

/**
 * Today's suggestion: the last one stored, else the day's first, asked for once by itself (spec 2 §4). A repeat after
 * a failure goes under the same id, so that it cannot count twice (D45). After help nothing is asked for, and a hard day
 * shows what was written for one (D58). Where nobody is reached this device answers. Answers that were saved a moment ago are looked at first of all.
 */
export function useSuggestion(justSaved: WordsOfCheckIn | null = null) {
  const { userId } = useSession();
  const language = useLanguage();
  const read = useRead(TodaysSuggestionsDocument, { pick: (data) => data });
  const { day, look: lookAtDay } = useDayMode();
  const tellNotMe = useSetHelpAside();
  const { save: generate } = useSave(GenerateSuggestionDocument);
  const [asking, setAsking] = useState(RESTING);
  const [fetchedBack, setFetchedBack] = useState<string>();
  const underWay = useUnderWay(SUGGESTION_TIMER);
  // Once tried it stays, with what became of it.
  if (fetchedBack === undefined && underWay !== undefined) setFetchedBack(underWay);
  const wanted = useRef<string>(undefined);
  const hasNone = useRef(false);
  const today = useNewDay(() => {
    wanted.current = undefined;
    setAsking(RESTING);
    setFetchedBack(undefined);
    setGoneOn(false);
  });
  // Help that this device has shown today is not shown as new.
  const [hasGoneOn, setGoneOn] = useState(() => helpHere(userId, today).kind !== null);
  const { retry: look } = read;

  const data = knownOf(read);
  const give = useGiveHere({ me: data?.me, day, today });
  const ask = useCallback(
    async (id: string, isAlone = !navigator.onLine) => {
      // An answer may have been lost on its way: only a repeat in vain shows that nobody is there.
      const isInVain = wanted.current === id || hasNone.current;
      wanted.current = id;
      setAsking(isAlone ? { kind: 'here' } : { kind: 'waiting' });
      const asked: Asking = isAlone ? AWAY : askingAfter(await generate({ id, language }));
      const isLost = asked.kind === 'refused' && isAway(asked.code) && (isAlone || isInVain);
      const end = isLost ? askingAfterHere(await give(id, 'card')) : asked;
      // Another device knows more of the day than this one.
      if (end.kind === 'refused' && (end.code === 'DAILY_LIMIT' || end.code === 'CHECK_IN_REQUIRED')) look();
      if (end.kind === 'help') lookAtDay();
      if (wanted.current !== id) return;
      setAsking(end);
    },
    [generate, give, language, look, lookAtDay],
  );

  const isWaiting = useIsWaiting()('saveCheckIn', { date: today });
  const isStuck = useIsStuck(isWaiting);
  const { sets, checkIn } = ofToday(data?.me, today);
  const isHard = day?.mode === 'hard';
  const isAfterHelp = day?.mode === 'afterHelp';
  // The server looks before it writes; here is looked at what it has not seen, or cannot be asked about.
  const hasFailed = asking.kind === 'refused' || isWaiting;
  const isToScreen = checkIn !== null && (hasFailed || isUnseen(sets ?? [], checkIn));
  const crisis = useHelpNeeded(justSaved ?? (isToScreen ? checkIn : null));

  const mayAsk = checkIn !== null || isHard;
  const fitting = isHard ? sets && forHardDay(sets) : sets;
  const isFirstMissing = read.kind === 'ready' && mayAsk && fitting !== undefined && cardsOf(fitting).length === 0;
  useEffect(() => void (hasNone.current = isFirstMissing));
  const isFree = day !== undefined && !isAfterHelp && (!isWaiting || isStuck) && crisis === null;
  const isFirstWanted = isFirstMissing && isFree && !isFull(sets ?? []) && asking.kind === 'resting';
  useEffect(() => {
    if (isFirstWanted) void ask(firstOfTheDay(today, isHard), isStuck || !navigator.onLine);
  }, [isFirstWanted, ask, today, isHard, isStuck]);

  const view = suggestionView({
    sets,
    isHard,
    mayAsk,
    isWaiting,
    crisis,
    helpKind: isAfterHelp ? day.helpKind : null,
    hasGoneOn,
    isLoading: read.kind === 'loading',
    asking,
    wanted: fetchedBack,
  });
  const shown = view.kind === 'ready' ? view.suggestion : undefined;
  const interactions = useInteractions(shown, data?.me.suggestionInteractions.nodes ?? [], today);

  return {
    view,
    day,
    interactions,
    /** Whether today's own words are still being looked at. */
    isReading: crisis === undefined,
    /** The needs of today that the text shown is written for. */
    because: shown?.needs.filter((need) => checkIn?.needMore.includes(need)) ?? [],
    /** The sentence that has seen what weighs today, to stand first (D61). */
    seen: shown?.seen ?? null,
    /** The kind of help that the server offers beside the text (D60). */
    offered: shown?.help?.kind ?? null,
    /** Words of today, which the help in their place follows. */
    told: ownWordsOf(justSaved ?? checkIn),
    ownWords: justSaved === null ? [] : ownWordsOf(justSaved),
    ai: read.kind === 'ready' ? read.data : undefined,
    next: () => {
      setFetchedBack(undefined);
      void ask(crypto.randomUUID());
    },
    fetchBack: setFetchedBack,
    retry: () => {
      if (wanted.current !== undefined) return void ask(wanted.current);
      setAsking(RESTING);
      look();
    },
    /** Waits no longer (A38); what comes after all is shown all the same. */
    giveUp: () => setAsking({ kind: 'refused', code: 'TIMEOUT' }),
    /** Continues from the help; the day stays one after it. */
    goOn: () => setGoneOn(true),
    /** The texts that led to help, and these, were not about the person: asks anew (S11). */
    notAboutMe: async (texts: readonly string[] | 'all' = []) => {
      await tellNotMe(texts === 'all' ? 'all' : [...ownWordsOf(justSaved ?? checkIn), ...texts]);
      setGoneOn(false);
      setAsking(RESTING);
      lookAtDay();
    },
  };
}
