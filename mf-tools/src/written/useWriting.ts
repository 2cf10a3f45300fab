import { useToday } from '@spire/client';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { textMark } from '@spire/domain/textMark';
import { useSession } from '@spire/remote-kit';
import { isSetAside } from '@spire/remote-kit/foundHelp';
import type { Day } from '@spire/remote-kit/dayOf';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { useSetHelpAside } from '@spire/written/day/useSetHelpAside.ts';
import type { DayHere } from './writtenHere.ts';
import type { Written } from './writing.ts';

/** How far the asking for a text has come; `isOfDay` where help was found before, and not in what was `told`. */
export type WritingState =
  | { kind: 'resting' | 'asking' | 'failed' }
  | { kind: 'help'; crisis: CrisisKind; isOfDay: boolean; told: readonly string[] };

interface Ways<I, T> {
  /** Asks the server. */
  ask: (input: I) => Promise<Written<T>>;
  /** Writes on this device alone; rejects when it can say nothing. */
  here: (input: I, day: DayHere) => Promise<Written<T>>;
  /** Everything the person wrote for it. */
  toldIn: (input: I) => readonly string[];
  onText: (text: T) => void;
  /** A text could make it worse where somebody else may be dangerous: then there is none, whatever is said of it (S15). */
  isAboutOthers?: boolean;
  /** There is no form to go back to: once a day of help is said not to be the person's, a text is written at once. */
  isWithoutForm?: boolean;
}

const FAILED: Written<never> = { kind: 'failed' };

/** The answer to every request of a day after help; undefined on every other day. */
const helpOf = (day: Day | undefined): Extract<Written<never>, { kind: 'help' }> | undefined =>
  day?.mode === 'afterHelp' ? { kind: 'help', crisis: day.helpKind ?? 'unsure' } : undefined;

/**
 * Asks for a text. Where the server cannot be reached, or nobody wants to wait any longer, a ready-made one of this
 * device stands in, and says so by its origin (D37, A38). Words that need help are met with help instead (D49), and so is
 * every request of a day after help (D58).
 */
export function useWriting<I, T>(ways: Ways<I, T>) {
  const [state, setState] = useState<WritingState>({ kind: 'resting' });
  const { userId } = useSession();
  const today = useToday();
  const { day, dayHere, look } = useDayMode();
  const setAside = useSetHelpAside();
  const isMarked = (text: string) => isSetAside(userId, today, textMark(text));
  const isDangerous = (crisis: CrisisKind) => ways.isAboutOthers === true && crisis === 'abuse';
  const known = {
    ...ways,
    day,
    dayHere,
    look,
    of: { userId, today },
    isAllAside: (input: I) => ways.toldIn(input).every(isMarked),
  };
  const latest = useRef(known);
  const turn = useRef(0);
  const asked = useRef<{ input: I }>(undefined);
  useEffect(() => {
    latest.current = known;
  });
  useEffect(() => () => void (turn.current += 1), []);

  const run = useCallback(async (input: I, isOnlyHere: boolean, before?: () => Promise<void>) => {
    turn.current += 1;
    const mine = turn.current;
    asked.current = { input };
    setState({ kind: 'asking' });
    const ofDay = () => helpOf(latest.current.day ?? latest.current.dayHere);
    const here = async () => ofDay() ?? latest.current.here(input, latest.current.of).catch(() => FAILED);
    const ofToday = before === undefined ? ofDay() : undefined;
    await before?.();
    if (turn.current !== mine) return;
    let made = ofToday ?? (isOnlyHere ? await here() : await latest.current.ask(input));
    if (made.kind === 'failed' && !isOnlyHere && turn.current === mine) made = await here();
    if (turn.current !== mine) return;
    if (made.kind === 'text') {
      setState({ kind: 'resting' });
      latest.current.onText(made.text);
    } else if (made.kind === 'failed') setState(made);
    else {
      // The server may have noted it, for all day.
      latest.current.look();
      const told = latest.current.toldIn(input);
      setState({ ...made, told, isOfDay: ofToday !== undefined || latest.current.isAllAside(input) });
    }
  }, []);

  return {
    state,
    write: useCallback((input: I) => void run(input, false), [run]),
    /** Waits no longer. */
    giveUp: () => {
      if (asked.current !== undefined) void run(asked.current.input, true);
    },
    /** The person has seen the help, and goes back to what they wrote. */
    goOn: () => setState({ kind: 'resting' }),
    /**
     * The person says the crisis was not about them (S11): a text is written all the same, except where it could make a
     * danger worse (S15).
     */
    notMe: () => {
      if (state.kind !== 'help' || asked.current === undefined) return;
      const { input } = asked.current;
      const told = ways.toldIn(input);
      if (isDangerous(state.crisis)) {
        void setAside(told);
        setState({ kind: 'resting' });
      } else if (state.isOfDay && ways.isWithoutForm !== true) {
        void setAside('all');
        setState({ kind: 'resting' });
      } else void run(input, false, () => setAside(state.isOfDay ? 'all' : told));
    },
  };
}
