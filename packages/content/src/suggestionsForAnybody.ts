/**
 * What suits anybody anywhere, for a wish of which nothing is known: none assumes a thing, a mood or a companion, or leaves anything to decide, and the
 * three parts are of different categories.
 */
const IDS = {
  body: 'soft-jaw shoulders-down real-yawn smallest-movement open-and-close-hands reach-in-a-chair',
  senses: 'warm-palms three-green-things good-scent distant-sound water-over-hands',
  mind: 'holiday-of-your-own a-memory-of-that-colour secret-life-of-a-thing names-for-the-furniture already-done tasty-word new-ending three-lines by-heart',
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

/** The ids of what suits anybody. */
export const FOR_ANYBODY: readonly string[] = [...PART_OF.keys()];
