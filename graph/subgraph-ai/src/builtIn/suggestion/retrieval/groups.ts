import { GROUP_OF_ASSUMPTION, GROUPS_OF_SITUATION } from '@spire/content/wishGroups';
import { suggestionsFor } from '@spire/content/suggestionsBySituation';
import { SITUATIONS } from '@spire/domain/readingLabels';
import { GUESSES, OF_BODY, OF_FEELING, type WishGroup, WISH_GROUPS } from '@spire/domain/wishGroups';
import { WRITTEN } from '../choices.ts';
import type { Nearness, WishIndex } from './wishIndex.ts';

/** How much a text is of each group, to 1. */
export type Groups = ReadonlyMap<WishGroup, number>;

/** How much a situation is of its second group, a text of the group of what it assumes, and of one it is listed for. */
const SHARE = { second: 0.5, assumed: 0.5, listed: 0.3 };
/** From which share on a text belongs to a group. */
export const BELONGS = 0.2;
/** How many texts a guess is made from, how fast they count less, and how much the situations count beside them. */
const NEAREST = { texts: 30, cooled: 0.7, situations: 0.5 };

type Add = (group: WishGroup, weight: number) => void;

function inShares(adding: (add: Add) => void): Map<WishGroup, number> {
  const weights = new Map<WishGroup, number>(WISH_GROUPS.map((group) => [group, 0]));
  adding((group, weight) => weights.set(group, (weights.get(group) ?? 0) + weight));
  const sum = [...weights.values()].reduce((one, other) => one + other, 0) || 1;
  return new Map([...weights].map(([group, weight]) => [group, weight / sum]));
}

function addSituations(add: Add, situations: readonly number[]): void {
  for (const [at, situation] of SITUATIONS.entries())
    for (const [place, group] of GROUPS_OF_SITUATION[situation].entries())
      add(group, (situations[at] ?? 0) * SHARE.second ** place);
}

/** The groups of every text: by the situations it is right in and is listed for, and by what it assumes. */
export function groupsOfTexts(index: WishIndex): ReadonlyMap<string, Groups> {
  const all = new Map(
    WRITTEN.map(({ id, assumes = [] }) => {
      const shares = inShares((add) => {
        addSituations(add, index.situationsOf(id));
        for (const each of assumes) {
          const group = GROUP_OF_ASSUMPTION[each];
          if (group !== undefined) add(group, SHARE.assumed);
        }
      });
      return [id, shares] as const;
    }),
  );
  for (const situation of SITUATIONS)
    for (const id of suggestionsFor(situation)) {
      const [group] = GROUPS_OF_SITUATION[situation];
      const shares = all.get(id);
      if (group !== undefined) shares?.set(group, Math.max(SHARE.listed, shares.get(group) ?? 0));
    }
  return all;
}

/** The groups of a wish, the likeliest first: those of the nearest texts, and of its situations. */
export function groupsOfWish(
  { scores, situations }: Pick<Nearness, 'scores' | 'situations'>,
  ofTexts: ReadonlyMap<string, Groups>,
): WishGroup[] {
  const nearest = [...scores].toSorted(([, one], [, other]) => other - one).slice(0, NEAREST.texts);
  const best = nearest[0]?.[1] ?? 0;
  const byTexts = inShares((add) => {
    for (const [id, score] of nearest)
      for (const [group, share] of ofTexts.get(id) ?? []) add(group, share * Math.exp(NEAREST.cooled * (score - best)));
  });
  const bySituations = inShares((add) => addSituations(add, situations));
  const shareOf = (group: WishGroup) => (byTexts.get(group) ?? 0) + NEAREST.situations * (bySituations.get(group) ?? 0);
  return WISH_GROUPS.toSorted((one, other) => shareOf(other) - shareOf(one));
}

/** As many guesses as are shown, the likeliest first: one of feeling and one of the body among them. */
export function guessesAmong(likeliest: readonly WishGroup[]): WishGroup[] {
  const guesses = likeliest.slice(0, GUESSES);
  for (const kind of [OF_FEELING, OF_BODY]) {
    if (guesses.some((each) => kind.includes(each))) continue;
    const nearest = likeliest.find((each) => kind.includes(each));
    const least = guesses.findLastIndex((each) => ![...OF_FEELING, ...OF_BODY].includes(each));
    if (nearest !== undefined) guesses[least === -1 ? GUESSES - 1 : least] = nearest;
  }
  return guesses;
}
