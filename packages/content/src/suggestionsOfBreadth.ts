/** What shows the breadth of the app to whoever asks about it: none assumes a mood, a place or a companion. */
const IDS = {
  calm: 'warm-palms longer-breath-out soft-jaw',
  pleasant: 'a-riddle-with-teeth holiday-of-your-own who-laughed-first song-for-this-hour',
  deed: 'nearer-and-further one-pocket already-done',
} as const;

/** What kind of thing the app suggests. */
export type Aspect = keyof typeof IDS;

export const ASPECTS = Object.keys(IDS) as Aspect[];

const ASPECT_OF: ReadonlyMap<string, Aspect> = new Map(
  ASPECTS.flatMap((aspect) => IDS[aspect].split(' ').map((id) => [id, aspect] as const)),
);

/** What kind of thing a suggestion stands for; undefined for those that show no breadth. */
export function aspectOf(id: string): Aspect | undefined {
  return ASPECT_OF.get(id);
}

/** The ids of them all. */
export const OF_BREADTH: readonly string[] = [...ASPECT_OF.keys()];
