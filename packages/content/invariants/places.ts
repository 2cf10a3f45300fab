import { PARTS_OF_DAY } from '@spire/domain/dates';
import { type Situation, SITUATIONS } from '@spire/domain/readingLabels';
import { CAPACITY_LEVELS, isAtMost } from '@spire/domain/capacity';
import type { Suggestion } from '../src/suggestions.ts';
import { idsOf, invariant, type Invariant } from './invariant.ts';

/** Asks for light in the eyes, or for looking. */
const LOOKING = /(?<!\p{L})(look at|let your eyes|the light|the sun|bright)(?!\p{L})/iu;
const AT_HOME = /(?<!\p{L})(dyna|senga|puta|fotbad|kjøkkengulvet|sengekanten)(?!\p{L})/iu;
const NEXT_TIME_UP = /the next time you’re up/u;

type Ids = ReadonlySet<string>;

/** The requirements on the lists by which suggestions are found: by situation, and by the place they are done at. */
export function placeInvariants(
  all: readonly Suggestion[],
  {
    idsFor,
    places,
    atHome,
    outOfDoors,
    forTheNextTimeUp,
  }: {
    idsFor: (situation: Situation) => Ids;
    places: readonly Ids[];
    atHome: Ids;
    outOfDoors: Ids;
    forTheNextTimeUp: Ids;
  },
): Invariant[] {
  const known = new Set(all.map(({ id }) => id));
  const unknown = (ids: Iterable<string>) => [...ids].filter((id) => !known.has(id));
  return [
    invariant('Each id in the list of a place is the id of a suggestion.', places.flatMap(unknown)),
    invariant(
      'A suggestion for "the next time you’re up" is in the list of those, and no other is.',
      idsOf(all, ({ id, text }) => NEXT_TIME_UP.test(text.en) !== forTheNextTimeUp.has(id)),
    ),
    invariant(
      'A suggestion that asks for a bed, a blanket or a pillow is in the list of those for home.',
      idsOf(all, ({ id, text }) => AT_HOME.test(text.no) && !atHome.has(id) && !outOfDoors.has(id)),
    ),
    ...SITUATIONS.flatMap((situation) => {
      const ids = idsFor(situation);
      const those = all.filter(({ id }) => ids.has(id));
      const lacking = (isLacking: boolean) => (isLacking ? [situation] : []);
      return [
        invariant(`Each id in the list for ${situation} is the id of a suggestion.`, unknown(ids)),
        invariant(`At least eight suggestions answer ${situation}.`, lacking(those.length < 8)),
        ...CAPACITY_LEVELS.map((level) =>
          invariant(
            `At least three answer ${situation} at level ${level}, without company or a screen.`,
            lacking(
              those.filter(
                ({ avoid, capacity }) =>
                  isAtMost(capacity, level) && !avoid.includes('social_contact') && !avoid.includes('screen_use'),
              ).length < 3,
            ),
          ),
        ),
        ...PARTS_OF_DAY.map((part) =>
          invariant(
            `At least three answer ${situation} at the lowest level in the ${part}.`,
            lacking(
              those.filter(
                ({ capacity, partsOfDay }) =>
                  capacity === 'low' && (partsOfDay.length === 0 || partsOfDay.includes(part)),
              ).length < 3,
            ),
          ),
        ),
      ];
    }),
    invariant(
      'A suggestion for a person who cannot bear light asks for no looking.',
      idsOf(all, ({ id, text }) => idsFor('light-sensitive').has(id) && LOOKING.test(text.en)),
    ),
  ];
}
