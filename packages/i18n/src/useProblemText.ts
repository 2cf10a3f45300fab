import type { ErrorCode } from '@spire/domain/errorCodes';
import { common } from './common/namespace.ts';
import { useMessages } from './useMessages.ts';

/** The sayable part of any problem: its code, and after how many seconds another try is welcome. */
export interface SayableProblem {
  code: ErrorCode | 'NETWORK' | 'TIMEOUT';
  retryAfter?: number;
}

/** The number of seconds from which a wait is told in minutes. */
const MANY_SECONDS = 90;

/** Says what happened and what to do about it, in the person's language; with when to try again where that is known. */
export function useProblemText(): (problem: SayableProblem) => string {
  const tCommon = useMessages(common);
  return ({ code, retryAfter }) => {
    const text = tCommon(`errors.${code}`);
    if (retryAfter === undefined) return text;
    if (retryAfter < MANY_SECONDS) return `${text} ${tCommon('states.retryInSeconds', { count: retryAfter })}`;
    return `${text} ${tCommon('states.retryInMinutes', { count: Math.ceil(retryAfter / 60) })}`;
  };
}
