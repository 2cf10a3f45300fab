import { isTextSize, THEMES } from '@spire/domain/appearance';
import { contactErrors } from '@spire/domain/contactRules';
import type { FieldError } from '@spire/domain/errorCodes';
import { optionErrors } from '@spire/domain/fieldChecks';
import { isTimeZone } from '@spire/domain/dates';
import { LANGUAGES } from '@spire/domain/languages';
import { LATER_QUESTIONS } from '@spire/domain/laterQuestions';
import { isOneOf } from '@spire/domain/lists';
import { avatarErrors } from '@spire/domain/pictureBucket';
import { profileErrors } from '@spire/domain/profileRules';
import { REMINDER_KINDS, reminderErrors, WEEKDAYS } from '@spire/domain/reminders';
import { TOOL_LIMITS } from '@spire/domain/toolLimits';
import type { AccountPart } from '@spire/graph-shared/export/accountPart';
import { instantErrors, pastDateErrors } from '@spire/graph-shared/export/instantErrors';
import { at, repeatErrors } from '@spire/graph-shared/export/readPart';

const within = (field: string, errors: readonly FieldError[]) =>
  errors.map((error) => ({ ...error, field: `${field}.${error.field}` }));

function importedReminderErrors(reminder: NonNullable<AccountPart['reminder']>, now: Date): FieldError[] {
  const kinds = reminder.kinds.filter((id) => isOneOf(REMINDER_KINDS, id));
  const days = reminder.days.filter((id) => isOneOf(WEEKDAYS, id));
  const unknown = (field: string): FieldError[] => [{ field, code: 'UNKNOWN_OPTION' }];
  return [
    ...(kinds.length < reminder.kinds.length ? unknown('kinds') : []),
    ...(days.length < reminder.days.length ? unknown('days') : []),
    ...reminderErrors({ kinds, days, time: reminder.time }),
    ...(isTimeZone(reminder.timeZone) && /^[A-Za-z]/.test(reminder.timeZone) ? [] : unknown('timeZone')),
    ...instantErrors({ updatedAt: reminder.updatedAt }, now),
  ];
}

/** More contacts than a person may have. */
export const TOO_MANY_CONTACTS: FieldError = { field: 'contacts', code: 'TOO_MANY', limit: TOOL_LIMITS.contacts };

/** Everything wrong with an account that somebody wants to bring in: the rules of single writes. */
export function* accountErrors(
  { profile, settings, contacts, reminder }: AccountPart,
  now: Date,
): Generator<FieldError> {
  if (profile !== null) {
    yield* within('profile', [
      // A finished one may have been begun short, and leave things open (D68).
      ...profileErrors(profile),
      ...avatarErrors(profile.avatar),
      ...instantErrors({ updatedAt: profile.updatedAt }, now),
    ]);
  }
  if (settings !== null)
    yield* within('settings', [
      ...optionErrors('language', settings.language, LANGUAGES),
      ...(settings.theme === null ? [] : optionErrors('theme', settings.theme, THEMES)),
      ...(settings.textSize === null || isTextSize(settings.textSize)
        ? []
        : [{ field: 'textSize', code: 'UNKNOWN_OPTION' } as const]),
      ...settings.questionsOff.flatMap((id) => optionErrors('questionsOff', id, LATER_QUESTIONS)),
      ...(settings.lowEnergyOn === null ? [] : pastDateErrors('lowEnergyOn', settings.lowEnergyOn, now)),
      ...instantErrors({ updatedAt: settings.updatedAt }, now),
    ]);
  if (reminder !== null) yield* within('reminder', importedReminderErrors(reminder, now));
  if (contacts.length > TOOL_LIMITS.contacts) yield TOO_MANY_CONTACTS;
  for (const [index, each] of contacts.entries())
    yield* at('contacts', index, [...contactErrors(each), ...instantErrors({ createdAt: each.createdAt }, now)]);
  yield* repeatErrors('contacts', contacts, ({ id }) => id);
}
