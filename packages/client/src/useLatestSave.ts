import type { TypedDocumentNode } from '@apollo/client';
import { useRef, useState } from 'react';
import type { SaveState } from './saveState.ts';
import { useSave, type InputOf } from './useSave.ts';

/**
 * Saves what can be changed faster than it is answered, such as a box or a scale: what was wanted last is kept in the
 * end, one request at a time. `wanted` is what to show until then; undefined when what is known is what is wanted.
 */
export function useLatestSave<D extends object, V extends object, W>(
  document: TypedDocumentNode<D, V>,
  toInput: (wanted: W) => InputOf<V>,
): { wanted: W | undefined; state: SaveState; want: (value: W) => void } {
  const { save, state } = useSave(document);
  const [wanted, setWanted] = useState<W>();
  const latest = useRef<{ value: W }>(undefined);

  async function saveUntilLatest(first: { value: W }) {
    let sent: { value: W };
    let next = first;
    do {
      sent = next;
      await save(toInput(sent.value) as Parameters<typeof save>[0]);
      next = latest.current ?? sent;
    } while (next !== sent);
    latest.current = undefined;
    setWanted(undefined);
  }

  return {
    wanted,
    state,
    want: (value) => {
      const isUnderWay = latest.current !== undefined;
      const next = { value };
      latest.current = next;
      setWanted(() => value);
      if (!isUnderWay) void saveUntilLatest(next);
    },
  };
}
