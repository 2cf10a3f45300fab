/** The formats that are read, by the names their entries carry. */
export const IMPORT_SOURCES = [
  ...['daylio-csv', 'daylio-backup', 'moodtracker-json', 'moodtracker-csv', 'howwefeel-csv', 'bearable-csv'],
  ...['dayone-zip', 'apple-journal-zip', 'journey-zip', 'diarium-json', 'loop-zip', 'pixels-json', 'dailyyou-json'],
  ...['emoods-zip', 'emoods-csv', 'ifme-csv', 'table'],
] as const;

/** Names of the apps whose files are read, by the beginning of the format's name. */
const APPS: Readonly<Record<string, string>> = {
  daylio: 'Daylio',
  moodtracker: 'MoodTracker',
  howwefeel: 'How We Feel',
  bearable: 'Bearable',
  dayone: 'Day One',
  apple: 'Apple Journal',
  journey: 'Journey',
  diarium: 'Diarium',
  loop: 'Loop Habit Tracker',
  pixels: 'Pixels',
  dailyyou: 'Daily You',
  emoods: 'eMoods',
  ifme: 'if me',
};

/** The app that a format is of; undefined for a table, which may be of any. */
export function appOfSource(source: string): string | undefined {
  return APPS[source.split('-')[0] ?? ''];
}
