import { GUARD_SUBJECTS, type Subject } from '@spire/content/guardWords';
import { isAtMost } from '@spire/domain/capacity';
import { spoken, phrases } from '@spire/language/phrases';
import type { Bounds } from './bounds.ts';
import { clauses } from './clauses.ts';
import { requests } from './requests.ts';

/** Verbs of putting a thing away, or of leaving it alone: such a thing is not used. */
const AWAY = requests('legg', 'la', 'gjem', '(slå|skru) av', 'put', 'leave', 'hide', '(turn|switch) off', 'silence');

const wordsIn = (list: string) => (list === '' ? [] : list.split(' '));

function isOf({ anywhere, begins, phrases: more }: Subject): (clause: string) => boolean {
  const within = phrases(...wordsIn(anywhere), ...more);
  const first = wordsIn(begins);
  const beginning = first.length === 0 ? null : requests(...first);
  return (clause) => within.test(clause) || beginning?.test(clause) === true;
}

/**
 * Whether a text comes near to what a person is to be spared, or to more than they have in them: wider than what a written
 * text is judged by, because no human has read a provider's, and another text stands ready.
 */
export function comesNear(texts: readonly string[], { language, capacity, avoid }: Bounds): boolean {
  const whole = texts.join('\n');
  const asked = clauses(whole);
  const isAvoided = avoid.some((each) => {
    const isNear = isOf(GUARD_SUBJECTS.avoided[each][language]);
    const parts = each === 'screen_use' ? asked.filter((clause) => !AWAY.test(clause)) : asked;
    // Picturing is left out of what is asked for, and is what somebody who avoids meditation is to be spared.
    return parts.some(isNear) || (each === 'meditation' && isNear(spoken(whole)));
  });
  const efforts = (['low', 'limited'] as const).filter((level) => isAtMost(capacity, level));
  return isAvoided || efforts.some((level) => asked.some(isOf(GUARD_SUBJECTS.efforts[level][language])));
}
