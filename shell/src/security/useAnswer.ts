import { useCallback, useEffect, useState } from 'react';
import type { Later } from '../loading.ts';

/** A question asked when drawn and whenever `ask` is called again; until the new answer comes, the old one stands. */
export function useAnswer<T>(question: () => Promise<T>): [Later<T>, () => void] {
  const [state, setState] = useState<Later<T>>({ kind: 'loading' });
  const [asks, setAsks] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    question().then(
      (value) => isCurrent && setState({ kind: 'ready', value }),
      (error: unknown) => isCurrent && setState({ kind: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [question, asks]);

  const ask = useCallback(() => {
    setState((before) => (before.kind === 'failed' ? { kind: 'loading' } : before));
    setAsks((before) => before + 1);
  }, []);
  return [state, ask];
}
