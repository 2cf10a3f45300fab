import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Written } from './writing.ts';

/** How far the asking for a text has come. */
export type WritingState = { kind: 'resting' | 'asking' | 'failed' } | { kind: 'help'; crisis: CrisisKind };

interface Ways<I, T> {
  /** Asks the server. */
  ask: (input: I, isHelpSeen: boolean) => Promise<Written<T>>;
  /** What this device can say by itself; a rejection when it can say nothing. */
  here: (input: I, isHelpSeen: boolean) => Promise<Written<T>>;
  onText: (text: T) => void;
  /** A text could make it worse where somebody else may be dangerous: then there is none, whatever was seen (S15). */
  isAboutOthers?: boolean;
}

const FAILED: Written<never> = { kind: 'failed' };

/**
 * Asks for a text. Where the server cannot be reached, or nobody wants to wait any longer, a ready-made one of this
 * device stands in, and says so by its origin (D37, A38). Words that need help are met with help instead (D49).
 */
export function useWriting<I, T>(ways: Ways<I, T>) {
  const [state, setState] = useState<WritingState>({ kind: 'resting' });
  const latest = useRef(ways);
  const turn = useRef(0);
  const asked = useRef<{ input: I; isHelpSeen: boolean }>(undefined);
  useEffect(() => {
    latest.current = ways;
  });
  useEffect(() => () => void (turn.current += 1), []);

  const run = useCallback(async (input: I, isHelpSeen: boolean, isOnlyHere: boolean) => {
    turn.current += 1;
    const mine = turn.current;
    asked.current = { input, isHelpSeen };
    setState({ kind: 'asking' });
    const here = () => latest.current.here(input, isHelpSeen).catch(() => FAILED);
    let made = isOnlyHere ? await here() : await latest.current.ask(input, isHelpSeen);
    if (made.kind === 'failed' && !isOnlyHere && turn.current === mine) made = await here();
    if (turn.current !== mine) return;
    setState(made.kind === 'text' ? { kind: 'resting' } : made);
    if (made.kind === 'text') latest.current.onText(made.text);
  }, []);

  return {
    state,
    write: useCallback((input: I) => void run(input, false, false), [run]),
    /** Waits no longer. */
    giveUp: () => {
      if (asked.current !== undefined) void run(asked.current.input, asked.current.isHelpSeen, true);
    },
    /** The person has seen the help: a text all the same, but where one could make it worse (S11, S15). */
    closeHelp: () => {
      const isDangerous = ways.isAboutOthers === true && state.kind === 'help' && state.crisis === 'abuse';
      if (asked.current === undefined || isDangerous) setState({ kind: 'resting' });
      else void run(asked.current.input, true, false);
    },
  };
}
