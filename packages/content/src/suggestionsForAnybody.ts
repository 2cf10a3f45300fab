/**
 * What suits anybody anywhere, for a wish of which nothing is known: none assumes a thing, a mood or a companion, and the
 * three parts are of different categories.
 */
const IDS = {
  body: 'soft-jaw shoulders-down real-yawn smallest-movement open-and-close-hands',
  senses: 'warm-palms three-green-things good-scent distant-sound water-over-hands',
  mind: 'holiday-of-your-own one-thing-allowed a-memory-of-that-colour this-can-wait secret-life-of-a-thing leave-some-for-tomorrow names-for-the-furniture only-this-hour already-done',
} as const;

/** For what in a person a suggestion is. */
export type Part = keyof typeof IDS;

const PART_OF: ReadonlyMap<string, Part> = new Map(
  (Object.keys(IDS) as Part[]).flatMap((part) => IDS[part].split(' ').map((id) => [id, part] as const)),
);

/** For what in a person a suggestion is that suits anybody; undefined for what does not. */
export function partOf(id: string): Part | undefined {
  return PART_OF.get(id);
}
