import { ApplicationError } from '@spire/graph-kit/errors';
import type { Desk } from './answering.ts';

/** Suggestions and tasks for today need a profile and a check-in (spec 2 §5); those for hard days suit anybody. */
export function requireCheckIn({ facts: { hasProfile, checkIn }, offering }: Pick<Desk, 'facts' | 'offering'>): void {
  if (offering === 'hardDayTexts') return;
  if (!hasProfile || checkIn === null) throw new ApplicationError('CHECK_IN_REQUIRED');
}
