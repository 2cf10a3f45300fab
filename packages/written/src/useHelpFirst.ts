import type { Save } from '@spire/client';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface HelpFirst {
  /** What what was saved speaks of; null for nothing. */
  crisis: CrisisKind | null;
  /** On to where saving would have led. */
  goOn: () => void;
}

async function crisisIn(texts: readonly string[]): Promise<CrisisKind | null> {
  try {
    const { mostPressing } = await import('@spire/understanding/readCrisis');
    const found = await mostPressing(texts.filter((text) => text.trim() !== ''));
    return found?.level === 'help' ? found.kind : null;
  } catch {
    // The reader is fetched when it is needed; without a network and never fetched before, there is none.
    return null;
  }
}

/**
 * A save that looks at what was written once it is kept: where help is needed that comes first, and whoever saved hears of
 * it afterwards (D49). It reads here, so that it holds without a network and with what waits to be sent.
 */
export function useHelpFirst<D, I>(
  inner: Save<D, I>,
  textsOf: (input: I) => readonly (string | null | undefined)[],
): HelpFirst & { save: Save<D, I> } {
  const [crisis, setCrisis] = useState<CrisisKind | null>(null);
  const whenSeen = useRef<() => void>(undefined);
  const goOn = useCallback(() => {
    setCrisis(null);
    whenSeen.current?.();
    whenSeen.current = undefined;
  }, []);
  // Whoever leaves for the numbers has not lost what was saved.
  useEffect(() => () => whenSeen.current?.(), []);

  const saveIt: Save<D, I>['save'] = async (input, onKept) => {
    const answer = await inner.save(input, onKept);
    if (answer.kind !== 'saved' && answer.kind !== 'waiting') return answer;
    const found = await crisisIn(textsOf(input).flatMap((text) => text ?? []));
    if (found === null) return answer;
    const seen = new Promise<void>((resolve) => {
      whenSeen.current = resolve;
    });
    setCrisis(found);
    await seen;
    return answer;
  };
  return { crisis, goOn, save: { ...inner, save: saveIt } };
}
