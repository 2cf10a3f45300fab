import { useMessages } from '@spire/i18n';
import { checkin } from '../messages/namespace.ts';

/** Begins the names of the timers of suggestions, before their id. */
export const SUGGESTION_TIMER = 'suggestion.';

/** The timer's words, for something that takes so many minutes. */
export function useTimerWords(minutes: number) {
  const t = useMessages(checkin);
  return {
    left: t('timer.left'),
    pause: t('timer.pause'),
    goOn: t('timer.goOn'),
    finish: t('timer.finish'),
    cancel: t('timer.cancel'),
    hide: t('timer.hide'),
    show: t('timer.show'),
    atStart: t('timer.atStart', { minutes }),
    halfway: t('timer.halfway'),
    atEnd: t('timer.atEnd'),
    goesOn: t('timer.goesOn'),
    hasGoneOn: t('timer.hasGoneOn'),
  };
}
