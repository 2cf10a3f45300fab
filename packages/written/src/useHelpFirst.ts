import { useToday, type Save } from '@spire/client';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { isOutrightNow } from '@spire/domain/safetyPlan';
import { textMark } from '@spire/domain/textMark';
import { useSession } from '@spire/remote-kit';
import { isSetAside, noteFoundHelp } from '@spire/remote-kit/foundHelp';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSetHelpAside } from './day/useSetHelpAside.ts';

export interface HelpFirst {
  /** The crisis that the saved text speaks of; null for none. */
  crisis: CrisisKind | null;
  /** The texts in which it was found. */
  told: readonly string[];
  /** On to where saving would have led. */
  goOn: () => void;
  /** The same, and none of it was about the person (S11). */
  notAboutMe: () => void;
  /** Whether help came before the save that ends now: nothing is celebrated then (D49). */
  hasComeBefore: () => boolean;
}

/** Texts in which help was found, each with its kind; those that the person has set aside are none. */
async function foundIn(texts: readonly string[], isAside: (mark: string) => boolean, isOnlyOutright: boolean) {
  try {
    const { readingsOf } = await import('@spire/language/readCrisis');
    const found = await readingsOf(texts);
    const needing = found.filter(({ text, reading }) => reading.level === 'help' && !isAside(textMark(text)));
    if (!isOnlyOutright || needing.length === 0) return needing;
    const { rulesIn } = await import('@spire/language/crisis/screenForCrisis');
    return needing.filter(({ text }) => isOutrightNow(text, rulesIn(text).certain));
  } catch {
    // The classifiers are fetched when they are needed; without a network and never fetched before, there are none.
    return [];
  }
}

/**
 * A save that looks at what was written once it is kept: where help is needed that comes first, and whoever saved hears of
 * it afterwards (D49). It reads here, so that it holds without a network and with what waits to be sent; the day is one
 * after help from then on (D58), unless the record is of another date (D84). In the plan people speak of hard things on
 * purpose: `isOnlyOutright` leaves there what is not said outright about now (D74).
 */
export function useHelpFirst<D, I extends object>(
  inner: Save<D, I>,
  textsOf: (input: I) => readonly (string | null | undefined)[],
  { isOnlyOutright = false }: { isOnlyOutright?: boolean } = {},
): HelpFirst & { save: Save<D, I> } {
  const { userId } = useSession();
  const today = useToday();
  const setAside = useSetHelpAside();
  const [crisis, setCrisis] = useState<CrisisKind | null>(null);
  const [told, setTold] = useState<readonly string[]>([]);
  const whenSeen = useRef<() => void>(undefined);
  const wasNeeded = useRef(false);
  const goOn = useCallback(() => {
    setCrisis(null);
    whenSeen.current?.();
    whenSeen.current = undefined;
  }, []);
  const notAboutMe = useCallback(() => {
    wasNeeded.current = false;
    void setAside(told).then(goOn);
  }, [setAside, told, goOn]);
  // A person who leaves for the numbers has not lost what was saved.
  useEffect(() => () => whenSeen.current?.(), []);

  const saveIt: Save<D, I>['save'] = async (input, onKept) => {
    wasNeeded.current = false;
    const answer = await inner.save(input, onKept);
    if (answer.kind !== 'saved' && answer.kind !== 'waiting') return answer;
    const needing = await foundIn(
      textsOf(input).flatMap((text) => text ?? []),
      (mark) => isSetAside(userId, today, mark),
      isOnlyOutright,
    );
    const [first] = needing;
    if (first === undefined) return answer;
    setTold(needing.map(({ text }) => text));
    const isOfToday = !('date' in input) || input.date === today;
    if (isOfToday)
      for (const { text, reading } of needing)
        noteFoundHelp(userId, today, { mark: textMark(text), kind: reading.kind });
    const seen = new Promise<void>((resolve) => {
      whenSeen.current = resolve;
    });
    wasNeeded.current = true;
    setCrisis(first.reading.kind);
    await seen;
    return answer;
  };
  const hasComeBefore = useCallback(() => wasNeeded.current, []);
  return { crisis, told, goOn, notAboutMe, hasComeBefore, save: { ...inner, save: saveIt } };
}
