import { useMessages } from '@spire/i18n';
import type { Rhythm } from '@spire/ui/breathAt.ts';
import { innerBalance } from './messages/namespace.ts';

const LETTERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** The words of a pacer at each turn of the breath: what to do, and how far to count. */
export function useBreathWords({ inSeconds, outSeconds }: Rhythm) {
  const t = useMessages(innerBalance);
  const countTo = (seconds: number) => {
    const letters = LETTERS[seconds - 2];
    return t('breathe.count', { number: letters === undefined ? seconds : t(`numbers.${letters}`) });
  };
  return {
    in: { now: t('breathe.in'), count: countTo(inSeconds) },
    out: { now: t('breathe.out'), count: countTo(outSeconds) },
  };
}
