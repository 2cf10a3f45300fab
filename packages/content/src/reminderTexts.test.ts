import { LANGUAGES } from '@spire/domain/languages';
import { REMINDER_KINDS } from '@spire/domain/reminders';
import { REMINDER_TEXTS } from './reminderTexts.ts';

const TELLING = /spire|helse|health|humør|mood|sjekk|check|trist|sad|smert|pain|angst|anxi|trett|tired|medisin|medic/i;

test.each(REMINDER_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
  'what reminds of %s tells nobody else anything (%s)',
  (kind, language) => {
    const text = REMINDER_TEXTS[kind][language];
    expect(text).not.toMatch(TELLING);
    expect(text.length).toBeGreaterThan(5);
    expect(text.length).toBeLessThanOrEqual(40);
  },
);
