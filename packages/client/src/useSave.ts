import type { TypedDocumentNode } from '@apollo/client';
import type { FieldError } from '@spire/domain/errorCodes';
import { useCallback, useRef, useState } from 'react';
import { useOpenedClient } from './DataProvider.tsx';
import { problemOf, type Problem } from './problems.ts';
import { sendWrite, type Written } from './sendWrite.ts';

/** How far a save has come. `refused`: these fields must be changed first; `failed`: nothing is wrong with them. */
export type SaveState =
  | { kind: 'resting' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  | { kind: 'refused'; problem: Problem; fields: readonly FieldError[] }
  | { kind: 'failed'; problem: Problem };

/** What came of one save. */
export type SaveAnswer<D> = { kind: 'saved'; data: D } | Extract<SaveState, { kind: 'refused' | 'failed' }>;

/** The way to one kind of write. */
export interface Save<D, I> {
  state: SaveState;
  /** Never rejects: what came of it is answered, and stands in `state`. While one is under way it answers with that. */
  save: (input: I) => Promise<SaveAnswer<D>>;
  /** What was refused no longer stands for the fields that were changed since. */
  letGo: (changed: object) => void;
}

/** An input whose id may be left out, to be made here. */
type Sendable<I> = I extends { id: string } ? Omit<I, 'id'> & { id?: string } : I;

interface SaveOptions {
  /** The record gets its id here, the same for every try until it is saved, unless the input brings one. */
  makesId?: boolean;
  /** The answer is not shown anywhere yet, since another page would follow it at once. */
  isKeptFromCache?: boolean;
}

const RESTING: SaveState = { kind: 'resting' };

function refusalOf(error: unknown): Extract<SaveState, { kind: 'refused' | 'failed' }> {
  const problem = problemOf(error);
  if (problem.fields.length > 0) return { kind: 'refused', problem, fields: problem.fields };
  return { kind: 'failed', problem };
}

/** What is still wrong after these fields were changed: an error stands until its field is touched (A20). */
function withoutFields(errors: readonly FieldError[], changed: object): FieldError[] {
  return errors.filter(({ field }) => !(field in changed));
}

/**
 * Saves by one mutation of the form `mutation X($input: …)`, as one state machine for every page. What may be added
 * more than once carries an id made here, so that a repeat after a lost answer adds nothing (D45).
 */
export function useSave<D extends object, I extends object>(
  document: TypedDocumentNode<D, { input: I }>,
  { makesId = false, isKeptFromCache = false }: SaveOptions = {},
): Save<D, Sendable<I>> {
  const client = useOpenedClient();
  const [state, setState] = useState<SaveState>(RESTING);
  const underWay = useRef<Promise<SaveAnswer<D>>>(undefined);
  const recordId = useRef<string>(undefined);

  const send = useCallback(
    async (given: Sendable<I>): Promise<SaveAnswer<D>> => {
      setState({ kind: 'saving' });
      if (makesId) recordId.current ??= crypto.randomUUID();
      const input = (makesId ? { id: recordId.current, ...given } : given) as I;
      try {
        const write = { document: document as TypedDocumentNode<D, Written<I>>, input, isKeptFromCache };
        const data = await sendWrite(client, write);
        recordId.current = undefined;
        setState({ kind: 'saved' });
        return { kind: 'saved', data };
      } catch (error) {
        const refusal = refusalOf(error);
        setState(refusal);
        return refusal;
      } finally {
        underWay.current = undefined;
      }
    },
    [client, document, makesId, isKeptFromCache],
  );

  const save = useCallback((input: Sendable<I>) => (underWay.current ??= send(input)), [send]);

  const letGo = useCallback((changed: object) => {
    setState((before) => {
      if (before.kind !== 'refused') return before.kind === 'saving' ? before : RESTING;
      const fields = withoutFields(before.fields, changed);
      return fields.length > 0 ? { ...before, fields } : RESTING;
    });
  }, []);

  return { state, save, letGo };
}
