import { useMessages } from '@spire/i18n';
import type { TimeWords } from '@spire/ui/TimeLeft';
import { toolFrame } from './messages/namespace.ts';

/** The words for the time that is left of something that takes so many minutes. */
export function useTimeWords(minutes: number): TimeWords {
  const t = useMessages(toolFrame);
  return {
    left: t('time.left'),
    hide: t('time.hide'),
    show: t('time.show'),
    atStart: t('time.atStart', { count: minutes }),
    halfway: t('time.halfway'),
    atEnd: t('time.atEnd'),
    goesOn: t('time.goesOn'),
    hasGoneOn: t('time.hasGoneOn'),
  };
}
