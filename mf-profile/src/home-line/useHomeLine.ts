import { currentMoment, knownOf, useRead, useToday } from '@spire/client';
import { addDays } from '@spire/domain/dates';
import { REACH } from '@spire/domain/patterns/usual';
import { useState } from 'react';
import { DAYS_LOOKED_AT } from '../plan-offer/offerOf.ts';
import { HomeLineDocument } from './HomeLine.generated.ts';
import { homeLineOf, type HomeLine, type HomeLineFacts } from './homeLineOf.ts';

/** The one quiet line of Home, and what it was chosen by; undefined while that is not known. */
export function useHomeLine(): { line: HomeLine | null; me: HomeLineFacts; now: Date } | undefined {
  const today = useToday();
  const [now] = useState(currentMoment);
  // The energy of a day is dear to read: it is asked for once the person is known to want it.
  const [hasPacing, setHasPacing] = useState(false);
  const from = addDays(today, 1 - DAYS_LOOKED_AT);
  const variables = { today, from, answersFrom: addDays(from, -REACH), hasPacing };
  const me = knownOf(useRead(HomeLineDocument, { variables, pick: (answer) => answer.me }));
  if (me !== undefined && me.isPacingOn !== hasPacing) setHasPacing(me.isPacingOn);
  if (me === undefined || (me.isPacingOn && me.pacing === undefined)) return undefined;
  return { line: homeLineOf(me, today, now), me, now };
}
