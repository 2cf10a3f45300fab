import { BREATHING } from '@spire/content/exercises/breathing';
import { MOVEMENT } from '@spire/content/exercises/movement';
import { SENSORY } from '@spire/content/exercises/sensory';
import { assumptionsOf } from '@spire/domain/assumptions';
import type { InnerBalanceCategory } from '@spire/domain/toolOptions';
import type { Suits } from '../tool-frame/useSuits.ts';
import { chooseNow } from './chooseNow.ts';

const TODAY = '2026-11-30';
const GROUPS = { breathing: BREATHING, movement: MOVEMENT, sensory: SENSORY };
const SUITS: Suits = {
  capacity: 'low',
  considerations: [],
  avoid: [],
  sensitivities: new Set(),
  needs: [],
  rests: () => false,
  isWeighty: false,
  known: assumptionsOf({ considerations: [], texts: [] }),
};
const [BREATH] = BREATHING;
if (BREATH === undefined) throw new Error('The library is empty');
const LIKED = { [BREATH.id]: 1, breathing: 1 };

async function choose(
  scores: Record<string, number>,
  suits: Partial<Suits> = {},
  doneOn?: string,
  liked: Record<string, number> = {},
) {
  const fetched: string[] = [];
  const fetchGroup = (category: InnerBalanceCategory) => {
    fetched.push(category);
    return Promise.resolve(GROUPS[category]);
  };
  const scoreOf = (name: string) => scores[name] ?? 0;
  const chosen = await chooseNow(fetchGroup, {
    suits: { ...SUITS, ...suits },
    done: doneOn === undefined ? [] : [{ activity: BREATH?.id ?? '', date: doneOn }],
    learnt: { ofOne: scoreOf, ofKind: scoreOf, likedOfKind: (kind) => liked[kind] ?? 0 },
    of: { date: TODAY, userId: 'anna' },
  });
  return { id: chosen?.exercise.id, category: chosen?.exercise.category, because: chosen?.because, fetched };
}

test('while nothing has been learnt it is what asks the least, and one file alone is fetched', async () => {
  expect(await choose({})).toMatchObject({ category: 'sensory', because: 'suits', fetched: ['sensory'] });
  expect((await choose({}, { capacity: null })).because).toBe('gentle');
});

test('one that has done good comes before others of its kind, unless it was done in the last days or rests', async () => {
  expect(await choose(LIKED)).toMatchObject({ id: BREATH.id, because: 'helped' });
  const lately = await choose(LIKED, {}, '2026-11-29');
  expect(lately).toMatchObject({ category: 'breathing', because: 'kind' });
  expect(lately.id).not.toBe(BREATH.id);
  expect((await choose(LIKED, { rests: ({ id }) => id === BREATH.id })).id).not.toBe(BREATH.id);
});

test('a kind that has made things worse comes last, and what is avoided not at all', async () => {
  expect((await choose({ sensory: -2 })).category).not.toBe('sensory');
  expect((await choose(LIKED, { avoid: ['meditation'] })).category).toBe('sensory');
});

test('a kind comes for suggestions that were liked, which is the reason told only where nothing of it has done good', async () => {
  const liked = { movement: 0.5 };
  expect(await choose(liked, {}, undefined, liked)).toMatchObject({ category: 'movement', because: 'liked' });
  expect(await choose({ movement: 1.5 }, {}, undefined, liked)).toMatchObject({ because: 'kind' });
});
