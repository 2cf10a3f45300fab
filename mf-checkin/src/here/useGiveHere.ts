import { type Problem, useIsWaiting, useSave } from '@spire/client';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { textMark } from '@spire/domain/textMark';
import { useLanguage } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { isSetAside, noteFoundHelp } from '@spire/remote-kit/foundHelp';
import type { Day } from '@spire/remote-kit/dayOf';
import { useEffect, useRef, useState } from 'react';
import { ownWordsOf } from '../check-in/wordsOf.ts';
import { KeepSuggestionsDocument } from '../suggestion/KeepSuggestions.generated.ts';
import type { TodaysSuggestionsQuery } from '../suggestion/TodaysSuggestions.generated.ts';
import { ofToday } from '../suggestion/suggestionView.ts';

/** The result: given, none left today, help found in the wish, or nothing could be had. */
export type GivenHere = 'given' | 'full' | 'failed' | { crisis: CrisisKind };

interface Facts {
  me: TodaysSuggestionsQuery['me'] | undefined;
  day: Day | undefined;
  today: string;
}

/** Whether nobody was reached, so that this device answers by itself. */
export const isAway = (code: Problem['code'] | undefined): boolean =>
  code === 'NETWORK' || code === 'TIMEOUT' || code === 'UNAVAILABLE';

/** After so long what waits counts as stuck where the device believes in its network, in ms. */
const PATIENCE = 4000;

/** Whether what waits goes nowhere for now. */
export function useIsStuck(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLong(isWaiting), isWaiting && navigator.onLine ? PATIENCE : 0);
    return () => window.clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLong;
}

/**
 * Gives suggestions from the texts that lie on this device, by what was chosen today. They wait like anything that is
 * written without a network, and are counted when they arrive.
 */
export function useGiveHere(facts: Facts): (id: string, form: 'card' | 'list', wish?: string) => Promise<GivenHere> {
  const { userId } = useSession();
  const language = useLanguage();
  const { save: keep } = useSave(KeepSuggestionsDocument);
  const isWaiting = useIsWaiting();
  const latest = useRef({ ...facts, language, userId, isWaiting });
  useEffect(() => {
    latest.current = { ...facts, language, userId, isWaiting };
  });
  const [give] = useState(() => async (id: string, form: 'card' | 'list', wish = ''): Promise<GivenHere> => {
    const { me, today, userId: person, isWaiting: _, ...told } = latest.current;
    if (me === undefined) return 'failed';
    const { sets = [], checkIn } = ofToday(me, today);
    const needs = checkIn?.needMore ?? [];
    try {
      const { giveHere } = await import(/* webpackChunkName: "here" */ './giveHere.ts');
      const written = [...ownWordsOf(checkIn), wish].filter((text) => text.trim() !== '');
      const words = written.filter((text) => !isSetAside(person, today, textMark(text)));
      const given = await giveHere(me, { ...told, id, form, sets, needs, words });
      if (typeof given === 'string') return given;
      if ('crisis' in given) {
        for (const text of words) noteFoundHelp(person, today, { mark: textMark(text), kind: given.crisis });
        return given;
      }
      // A page that was just opened may have asked before it knew what waits.
      if (latest.current.isWaiting('keepSuggestions', { id })) return 'given';
      const { kind } = await keep(given.input, undefined, given.answer);
      return kind === 'saved' || kind === 'waiting' ? 'given' : 'failed';
    } catch {
      return 'failed';
    }
  });
  return give;
}
