import type { PartOfDay } from '@spire/domain/dates';
import type { Consideration, Goal, GoodNow, LookingForward, NeedMore, SuggestionCategory } from '@spire/domain/options';
import type { Facts } from '../facts/facts.ts';
import { readWords } from './readWords.ts';

type Weights<Id extends string> = ReadonlyMap<Id, number>;

/** The weights of what would suit a person now. */
export interface Wishes {
  needs: Weights<NeedMore>;
  considerations: Weights<Consideration>;
  goals: Weights<Goal>;
  categories: Weights<SuggestionCategory>;
  partOfDay: PartOfDay;
}

/** Needs of today count more than considerations, those more than goals, and those more than the time of day. */
const WEIGHT = { need: 10, needInWords: 6, consideration: 4, goal: 2, light: 2, lightest: 1 } as const;
/** A category that the person does not want counts against itself more than anything counts for it. */
const UNWANTED = 16;

/** Light weights of the chips about looking forward, which state no need. */
const FROM_LOOKING_FORWARD: Record<LookingForward, { needs: NeedMore[]; category?: SuggestionCategory }> = {
  noeNytt: { needs: ['kreativitet', 'klarhet'] },
  enPause: { needs: ['ro', 'energi'], category: 'mindfulness' },
  enTur: { needs: ['natur'], category: 'physical' },
  musikk: { needs: ['glede', 'kreativitet'] },
  laereNoe: { needs: ['fokus', 'mestring'] },
  samtale: { needs: ['stoette'], category: 'social' },
  enRoligStund: { needs: ['ro'], category: 'mindfulness' },
  skapeNoe: { needs: ['kreativitet'], category: 'creative' },
  vaereMedNoen: { needs: ['stoette'], category: 'social' },
  fokusere: { needs: ['fokus'], category: 'practical' },
};

/** Good things of today, which a suggestion can build upon. */
const FROM_GOOD_NOW: Record<GoodNow, NeedMore> = {
  glede: 'glede',
  mestring: 'mestring',
  takknemlighet: 'glede',
  forventning: 'kreativitet',
  roIKroppen: 'ro',
  fokus: 'fokus',
  haap: 'klarhet',
  motivasjon: 'mestring',
  forbindelse: 'stoette',
  indreRo: 'ro',
};

/** Collects weights; the heaviest of several reasons for the same thing counts. */
class Collected<Id extends string> {
  readonly weights = new Map<Id, number>();

  add(ids: readonly Id[], weight: number): this {
    for (const id of ids) if (weight > (this.weights.get(id) ?? 0)) this.weights.set(id, weight);
    return this;
  }

  avoid(ids: readonly Id[], weight: number): this {
    for (const id of ids) this.weights.set(id, -weight);
    return this;
  }
}

/** Everything the facts tell of today. */
export function wishesOf(facts: Facts): Wishes {
  const { checkIn, considerations, goals, partOfDay, plannedHelps, specificChallenge } = facts;
  const needed = readWords(checkIn?.needMoreText ?? '');
  const awaited = readWords(checkIn?.lookingForwardText ?? '');
  const challenge = readWords(specificChallenge);
  const planned = readWords(plannedHelps.join('. '));
  const lookedForward = (checkIn?.lookingForward ?? []).map((id) => FROM_LOOKING_FORWARD[id]);

  return {
    needs: new Collected<NeedMore>()
      .add(checkIn?.needMore ?? [], WEIGHT.need)
      .add(needed.needs, WEIGHT.needInWords)
      .add(
        [...awaited.needs, ...challenge.needs, ...planned.needs, ...lookedForward.flatMap((each) => each.needs)],
        WEIGHT.light,
      )
      .add(
        (checkIn?.whatIsGood ?? []).map((id) => FROM_GOOD_NOW[id]),
        WEIGHT.lightest,
      ).weights,
    considerations: new Collected<Consideration>()
      .add(considerations, WEIGHT.consideration)
      .add([...needed.considerations, ...challenge.considerations], WEIGHT.light).weights,
    goals: new Collected<Goal>().add(goals, WEIGHT.goal).add([...needed.goals, ...awaited.goals], WEIGHT.lightest)
      .weights,
    categories: new Collected<SuggestionCategory>()
      .add(
        [
          ...needed.categories,
          ...awaited.categories,
          ...planned.categories,
          ...lookedForward.flatMap((each) => each.category ?? []),
        ],
        WEIGHT.light,
      )
      .avoid(needed.unwanted, UNWANTED).weights,
    partOfDay,
  };
}

/** The most that one of them counts, and a little for each other that is met besides. */
export function met<Id extends string>(ids: readonly Id[], weights: Weights<Id>): number {
  let most = 0;
  let all = 0;
  for (const id of ids) {
    const weight = weights.get(id) ?? 0;
    all += weight;
    if (weight > most) most = weight;
  }
  return most + (all - most) / 4;
}
