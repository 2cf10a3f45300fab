import { withWords } from '@spire/remote-kit/withWords';
import { written } from '@spire/written/messages/namespace';
import { useEffect, useState } from 'react';
import type * as AfterChoice from './afterChoice.ts';

type Loaded = typeof AfterChoice;
export type Fetched = { kind: 'waiting' } | { kind: 'failed'; retry: () => void } | { kind: 'ready'; value: Loaded };

const load = withWords(() => import(/* webpackChunkName: "after-choice" */ './afterChoice.ts'), [written]);
let loaded: Loaded | undefined;

/** The texts and what follows the question, fetched once that is on the screen. */
export function useAfterChoice(): Fetched {
  const [attempt, setAttempt] = useState(0);
  const [value, setValue] = useState(loaded);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (module) => {
        loaded = module;
        if (isCurrent) setValue(module);
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  if (value !== undefined) return { kind: 'ready', value };
  if (!hasFailed) return { kind: 'waiting' };
  return {
    kind: 'failed',
    retry: () => {
      setFailed(false);
      setAttempt((before) => before + 1);
    },
  };
}
