import { problemOf, type Problem } from '@spire/client';
import { useTransfer } from '@spire/client/lazy';
import { REST_PATHS } from '@spire/domain/restPaths';
import { useRef, useState } from 'react';

/** As many bytes as the server takes (docs/privacy.md). */
const MOST_BYTES = 52_428_800;

/** The fate of the records of a file in an account that was begun. */
type Joined = Record<'added' | 'changed' | 'already', number>;

export type BringInState =
  | { kind: 'resting' }
  | { kind: 'busy'; name: string }
  | { kind: 'done'; joined: Joined | undefined }
  | { kind: 'notOurs' }
  | { kind: 'tooLarge' }
  | { kind: 'failed'; problem: Problem };

/** Whether it is a document that an export gave; everything else about it is the server's to judge. */
function isOurs(text: string): boolean {
  try {
    const document: unknown = JSON.parse(text);
    return typeof document === 'object' && document !== null && Reflect.get(document, 'format') === 'spire-export';
  } catch {
    return false;
  }
}

/** Brings an exported file into this account, which it joins if that is begun; the same file again completes what was interrupted. */
export function useBringIn() {
  const transfer = useTransfer();
  const [state, setState] = useState<BringInState>({ kind: 'resting' });
  const isBusy = useRef(false);

  async function sent(file: File): Promise<BringInState> {
    if (file.size > MOST_BYTES) return { kind: 'tooLarge' };
    try {
      const body = await file.text();
      if (!isOurs(body)) return { kind: 'notOurs' };
      const answer = await (await transfer(REST_PATHS.privacyImport, { method: 'POST', body })).text();
      return { kind: 'done', joined: answer === '' ? undefined : (JSON.parse(answer) as Joined) };
    } catch (error) {
      return { kind: 'failed', problem: problemOf(error) };
    }
  }

  return {
    state,
    bringIn: async (file: File) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setState({ kind: 'busy', name: file.name });
      setState(await sent(file));
      isBusy.current = false;
    },
  };
}
