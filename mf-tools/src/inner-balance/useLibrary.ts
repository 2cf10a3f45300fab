import type { Loaded } from '@spire/client';
import type { Exercise } from '@spire/content/exercises/exercise';
import type { InnerBalanceCategory } from '@spire/domain/toolOptions';
import { fetchGroup } from './fetchGroup.ts';
import { useCallback, useEffect, useState } from 'react';

export type Library = Readonly<Record<InnerBalanceCategory, readonly Exercise[]>>;

let known: Library | undefined;

/** All of them. */
export async function fetchLibrary(): Promise<Library> {
  const [breathing, movement, sensory] = await Promise.all([
    fetchGroup('breathing'),
    fetchGroup('movement'),
    fetchGroup('sensory'),
  ]);
  return { breathing, movement, sensory };
}

/** The library, as `Read` draws it. */
export function useLibrary(): Loaded<Library> {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(known === undefined ? 'loading' : 'ready');
  useEffect(() => {
    if (state !== 'loading') return undefined;
    let isWanted = true;
    fetchLibrary().then(
      (library) => {
        known = library;
        if (isWanted) setState('ready');
      },
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [state]);
  const retry = useCallback(() => setState('loading'), []);
  if (known !== undefined) return { kind: 'ready', data: known, retry };
  if (state === 'failed') return { kind: 'failed', problem: { code: 'NETWORK', fields: [] }, before: undefined, retry };
  return { kind: 'loading', retry };
}

/** An exercise by its id, or by its title in either language, as older clients have stored it. */
export function exerciseOf({ breathing, movement, sensory }: Library, activity: string): Exercise | undefined {
  return [...breathing, ...movement, ...sensory].find(
    ({ id, title }) => id === activity || title.no === activity || title.en === activity,
  );
}
