import type { PlannedEvent } from '@spire/domain/readingLabels';
import { readEvent } from '@spire/language/readers';
import type { Reading } from '@spire/language/reading';
import { known, NONE, plain, toldBy, type Rules } from '../plainWords.ts';
import { comesAlong, isOfOthers, withoutEx } from './along.ts';
import { OWN_BIRTHDAY } from './birthdays.ts';
import { NO_DAY_FOR_CAKE, OF_DEATH } from './heavy.ts';
import { AWAY, isJourney } from './journeys.ts';
import { NARROW_EVENTS } from './narrowEventRules.ts';
import { WIDE_EVENTS } from './wideEventRules.ts';

const EVENTS: Rules<PlannedEvent> = [...NARROW_EVENTS, ...WIDE_EVENTS];

/** Classes that a journey with company may be mistaken for. */
const LIKE_A_TRIP: readonly unknown[] = ['travel', 'birthday', 'children-activity', undefined];

const ON_ONES_BIRTHDAY = plain(OWN_BIRTHDAY);
const BIRTHDAYS: readonly unknown[] = ['own-birthday', 'birthday', 'children-party', 'party', 'holiday'];
const BUT_BIRTHDAYS = EVENTS.filter(([label]) => !BIRTHDAYS.includes(label));

/** The planned event, by rules or by the classifier. */
export async function eventOf(plan: string): Promise<Reading<PlannedEvent>> {
  const words = withoutEx(plan.normalize('NFC'));
  const told = toldBy(EVENTS, words);
  if (LIKE_A_TRIP.includes(told) && isJourney(words)) return known('travel-together');
  // Beside a heavier event, a birthday is not the event of the plan.
  const isHeavy =
    BIRTHDAYS.includes(told) &&
    (ON_ONES_BIRTHDAY.test(words) ? NO_DAY_FOR_CAKE.test(words) : told === 'birthday' && OF_DEATH.test(words));
  if (isHeavy) return known(toldBy(BUT_BIRTHDAYS, words) ?? NONE);
  if (LIKE_A_TRIP.includes(told) && comesAlong(words) && isOfOthers(words) && AWAY.test(words))
    return known<PlannedEvent>(NONE);
  return told === undefined ? await readEvent(words) : known(told);
}
