import type { TypedDocumentNode } from '@apollo/client';
import type { FieldError } from '@spire/domain/errorCodes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOpenedClient } from './DataProvider.tsx';
import type { SaveAnswer, SaveState } from './saveState.ts';

/** The way to one kind of write. */
export interface Save<D, I> {
  state: SaveState;
  /**
   * Never rejects: what came of it is answered, and stands in `state`. While the same is under way it answers with that;
   * another input is sent too, in the order of the outbox, and the last one tells the state.
   * `onKept` is called once this device has it for good, whatever becomes of the page; `answer` is the server's expected
   * one, where only the page can tell it.
   */
  save: (input: I, onKept?: () => void, answer?: D) => Promise<SaveAnswer<D>>;
  /** A refusal no longer stands for the fields that were changed since. */
  letGo: (changed: object) => void;
}

/** The argument of a mutation: the fields of its input, or its arguments where it has no input. */
export type InputOf<V> = V extends { input: infer I extends object } ? I : V;
/** An input whose id may be left out, to be made here. */
type Sendable<I> = I extends { id: string } ? Omit<I, 'id'> & { id?: string } : I;

interface SaveOptions {
  /** The record gets its id here, the same for every try until it is saved, unless the input brings one. */
  makesId?: boolean;
  /** The answer is not shown anywhere yet, since another page would follow it at once. */
  isKeptFromCache?: boolean;
  /** The next step needs it at the server: where it cannot be sent now, it has failed, and nothing waits. */
  isAnsweredNow?: boolean;
}

/** A write that was sent: of which input, and what comes of it. */
interface Sent<D> {
  of: string;
  isUnderWay: boolean;
  answer: Promise<SaveAnswer<D>>;
}

const RESTING: SaveState = { kind: 'resting' };

/** The errors left after these fields were changed: an error stands until its field is touched (A20). */
function withoutFields(errors: readonly FieldError[], changed: object): FieldError[] {
  return errors.filter(({ field }) => !(field in changed));
}

/**
 * Saves by one mutation, by its input or else by its arguments, as one state machine for every page. A mutation that
 * cannot reach the server is kept here and sent later. One that may run more than once carries an id made here, so that
 * a repeat after a lost answer adds nothing (D45).
 */
export function useSave<D extends object, V extends object>(
  document: TypedDocumentNode<D, V>,
  { makesId = false, isKeptFromCache = false, isAnsweredNow = false }: SaveOptions = {},
): Save<D, Sendable<InputOf<V>>> {
  const { write, outbox } = useOpenedClient();
  const [state, setState] = useState<SaveState>(RESTING);
  const last = useRef<Sent<D>>(undefined);
  const recordId = useRef<string>(undefined);

  const waitingId = state.kind === 'waiting' ? state.id : undefined;
  useEffect(() => {
    if (waitingId === undefined) return undefined;
    const isIt = ({ id }: { id: string }) => id === waitingId;
    const look = () => {
      const { waiting, refused } = outbox.state();
      // A write refused by now is told where everything is that needs the person.
      if (refused.some(isIt)) setState(RESTING);
      else if (!waiting.some(isIt)) setState({ kind: 'saved' });
    };
    look();
    return outbox.subscribe(look);
  }, [waitingId, outbox]);

  const save = useCallback(
    (given: Sendable<InputOf<V>>, onKept?: () => void, expected?: D) => {
      const before = last.current;
      const of = JSON.stringify(given);
      // A record is one, whatever was changed of it since the first press.
      if (before?.isUnderWay && (makesId || before.of === of)) return before.answer;
      const mine = { of, isUnderWay: true } as Sent<D>;
      const send = async () => {
        setState({ kind: 'saving' });
        if (makesId) recordId.current ??= crypto.randomUUID();
        const input = makesId ? { id: recordId.current, ...given } : given;
        const answer = await write(document, input, { isKeptFromCache, isAnsweredNow, onKept, answer: expected });
        if (answer.kind === 'saved' || answer.kind === 'waiting') recordId.current = undefined;
        mine.isUnderWay = false;
        if (last.current === mine) setState(answer.kind === 'saved' ? { kind: 'saved' } : answer);
        return answer;
      };
      last.current = mine;
      return (mine.answer = send());
    },
    [write, document, makesId, isKeptFromCache, isAnsweredNow],
  );

  const letGo = useCallback((changed: object) => {
    setState((before) => {
      if (before.kind !== 'refused') return before.kind === 'saving' ? before : RESTING;
      const fields = withoutFields(before.fields, changed);
      return fields.length > 0 ? { ...before, fields } : RESTING;
    });
  }, []);

  return { state, save, letGo };
}
