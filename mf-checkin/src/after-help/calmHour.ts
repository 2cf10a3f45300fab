import { partOfDay, type PartOfDay } from '@spire/domain/dates';

/** The hour in which the scene stands on a day that is hard or after help: evening all day, night at night. */
export const calmHour = (now: Date): PartOfDay => (partOfDay(now.getHours()) === 'night' ? 'night' : 'evening');
