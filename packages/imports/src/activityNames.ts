import type { LookingForward } from '@spire/domain/options';
import type { ReadEntry } from './reading.ts';
import { foldName } from './text/fold.ts';

/** Words of apps and people for each activity that Spire has a word for, in the languages of the moods. */
const NAMES: Readonly<Record<LookingForward, string>> = {
  noeNytt: 'something new, new things, noe nytt, new place, travel, reise, explore',
  enPause: 'break, pause, rest, resting, nap, hvile, lur, vila, ruhe, siesta',
  enTur:
    'walk, walking, a walk, hike, hiking, stroll, tur, gåtur, en tur, gå tur, promenad, promenade, spaziergang, paseo',
  musikk: 'music, musikk, musik, música, musique, muziek, listening to music, concert, konsert',
  laereNoe: 'study, studying, learning, reading, read, lesing, lese, lære, studier, lernen, läsning, course, kurs',
  samtale: 'conversation, a talk, talk, samtale, en samtale, phone call, gespräch, samtal',
  enRoligStund: 'relax, relaxing, quiet time, chill, avslapping, slappe av, ro, meditation, meditasjon, meditate',
  skapeNoe: 'art, drawing, painting, crafts, craft, create, tegne, male, håndarbeid, strikking, knitting, sewing, diy',
  vaereMedNoen:
    'friends, family, venner, familie, vänner, freunde, amigos, famille, together, være med noen, socializing',
  fokusere: 'focus, fokus, deep work, konsentrasjon',
};

const KNOWN = new Map(
  Object.entries(NAMES).flatMap(([id, names]) => names.split(', ').map((name) => [name, id as LookingForward])),
);

/** The name of an activity, how many entries have it, and what Spire has for it: null where nobody knows. */
export interface NamedActivity {
  name: string;
  entries: number;
  known: LookingForward | null;
}

/** The activities of a file, the most frequent first; names that differ in case alone are one. */
export function activityNames(entries: readonly ReadEntry[]): NamedActivity[] {
  const found = new Map<string, NamedActivity>();
  for (const name of entries.flatMap(({ activities }) => activities)) {
    const folded = foldName(name);
    const known = found.get(folded);
    if (known === undefined) found.set(folded, { name, entries: 1, known: KNOWN.get(folded) ?? null });
    else known.entries += 1;
  }
  return [...found.values()].toSorted((one, other) => other.entries - one.entries);
}
