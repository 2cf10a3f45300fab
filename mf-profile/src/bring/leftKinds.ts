/** Words for the kinds of things that stay behind, by the names the readers of files have for them. */
const NAMES = {
  goals: ['goals', 'achievements', 'Scores.csv'],
  settings: ['prefs', 'reminders', 'writingTemplates', 'notifications', 'question', 'frequency', 'colour', 'archived'],
  pin: ['pin'],
  scales: ['scales'],
  favourites: ['isFavorite', 'favourite', 'starred', 'isPinned'],
  sound: ['audio'],
  video: ['video'],
  place: ['location'],
  weather: ['weather', 'sun', 'lunar'],
  people: ['contact', 'groups', 'allies'],
  movement: ['activity', 'userActivity'],
  music: ['music', 'media'],
  groups: ['moods', 'categories', 'strategies', 'sentiment'],
  medicines: ['medications'],
  changed: ['timeModified'],
  others: ['other types'],
} as const;
export type LeftKind = keyof typeof NAMES;

const KINDS = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) => names.map((name): [string, LeftKind] => [name, kind as LeftKind])),
);

/** The kinds in words, each once; a name of the file itself, such as that of a column, stands as it is. */
export function leftWords(left: readonly string[], wordOf: (kind: LeftKind) => string): string[] {
  const words = left.map((name) => {
    const kind = KINDS.get(name);
    return kind === undefined ? name : wordOf(kind);
  });
  return [...new Set(words)];
}
