import { problemOf, todaysDate, type Problem } from '@spire/client';
import { saveFile, useTransfer } from '@spire/client/lazy';
import { REST_PATHS } from '@spire/domain/restPaths';
import { useEffect, useRef, useState } from 'react';

/** The forms in which everything can be had, the one for reading first. */
export const FORMATS = ['html', 'json', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

export type TakeOutState =
  | { kind: 'resting' }
  /** How many bytes are here by now: the server makes the file while it sends it, so nobody knows of how many. */
  | { kind: 'busy'; format: Format; bytes: number }
  | { kind: 'done'; name: string }
  | { kind: 'stopped' }
  | { kind: 'failed'; problem: Problem };

/** Fetches everything as one file and hands it to the person once all of it is here (trap 4). */
export function useTakeOut(onDone: (name: string) => void) {
  const transfer = useTransfer();
  const [state, setState] = useState<TakeOutState>({ kind: 'resting' });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  async function take(format: Format) {
    if (underWay.current !== undefined) return;
    const stop = new AbortController();
    underWay.current = stop;
    const tell = (bytes: number) => !stop.signal.aborted && setState({ kind: 'busy', format, bytes });
    tell(0);
    try {
      const place = `${REST_PATHS.privacyExport}?format=${format}`;
      const file = await transfer(place, { onBytes: tell, signal: stop.signal });
      const name = `spire-${todaysDate()}.${format}`;
      saveFile(name, file);
      setState({ kind: 'done', name });
      onDone(name);
    } catch (error) {
      setState(stop.signal.aborted ? { kind: 'stopped' } : { kind: 'failed', problem: problemOf(error) });
    }
    underWay.current = undefined;
  }

  return { state, take, stop: () => underWay.current?.abort() };
}
