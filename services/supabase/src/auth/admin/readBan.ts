import { parseSeconds } from '../../settingFormats.ts';
import { validationFailed } from '../http/authError.ts';

/** The longest that Go's durations can be, about 292 years. */
const MOST_SECONDS = 9_223_372_036;

/** Until when somebody is shut out: null for nobody (`none`), undefined when it is left as it is. */
export function readBan(duration: string, now: Date): Date | null | undefined {
  if (duration === '') return undefined;
  if (duration === 'none' || duration === '0') return null;
  const seconds = /[a-z]$/.test(duration) ? parseSeconds(duration) : Number.NaN;
  if (!(seconds <= MOST_SECONDS))
    throw validationFailed(`invalid format for ban duration: time: invalid duration ${JSON.stringify(duration)}`);
  return seconds === 0 ? null : new Date(now.getTime() + seconds * 1000);
}
