import { BREATHING } from '@spire/content/exercises/breathing';
import { MOVEMENT } from '@spire/content/exercises/movement';
import { SENSORY } from '@spire/content/exercises/sensory';
import { assumptionsOf } from '@spire/domain/assumptions';
import type { InnerBalanceCategory } from '@spire/domain/toolOptions';
import type { Suits } from '../tool-frame/useSuits.ts';
import { chooseNow } from './chooseNow.ts';
import { scoreOf, type Done } from './learnt.ts';

const TODAY = '2026-11-30';
const GROUPS = { breathing: BREATHING, movement: MOVEMENT, sensory: SENSORY };
const SUITS: Suits = {
  capacity: 'low',
  considerations: [],
  avoid: [],
  sensitivities: new Set(),
  needs: [],
  setAside: new Set(),
  isWeighty: false,
  known: assumptionsOf({ considerations: [], texts: [] }),
};
const [BREATH] = BREATHING;
if (BREATH === undefined) throw new Error('The library is empty');

const done = (part: Partial<Done> = {}): Done => ({
  ...{ activity: BREATH.id, category: 'breathing', date: '2026-11-20', feltAfter: 'calm' },
  ...part,
});
async function choose(before: readonly Done[], suits: Partial<Suits> = {}) {
  const fetched: string[] = [];
  const fetchGroup = (category: InnerBalanceCategory) => {
    fetched.push(category);
    return Promise.resolve(GROUPS[category]);
  };
  const of = { date: TODAY, userId: 'anna' };
  const chosen = await chooseNow(fetchGroup, { suits: { ...SUITS, ...suits }, done: before, of });
  return { id: chosen?.exercise.id, category: chosen?.exercise.category, because: chosen?.because, fetched };
}

test('while nothing has been learnt it is what asks the least, and one file alone is fetched', async () => {
  expect(await choose([])).toMatchObject({ category: 'sensory', because: 'suits', fetched: ['sensory'] });
  expect((await choose([], { capacity: null })).because).toBe('gentle');
});

test('one that has done good comes before others of its kind, unless it was done in the last days or rests', async () => {
  expect(await choose([done()])).toMatchObject({ id: BREATH.id, because: 'helped' });
  const lately = await choose([done(), done({ date: '2026-11-29' })]);
  expect(lately).toMatchObject({ category: 'breathing', because: 'suits' });
  expect(lately.id).not.toBe(BREATH.id);
  expect((await choose([done()], { setAside: new Set([BREATH.id]) })).id).not.toBe(BREATH.id);
});

test('a kind that has made things worse comes last, and what is avoided not at all', async () => {
  expect((await choose([done({ category: 'sensory', feltAfter: 'unsettled' })])).category).not.toBe('sensory');
  expect((await choose([done()], { avoid: ['meditation'] })).category).toBe('sensory');
});

test('an answer is worth half after thirty days, and worse weighs more than better', () => {
  expect(scoreOf([done({ date: TODAY })], TODAY)).toBe(1);
  expect(scoreOf([done({ date: '2026-10-31' })], TODAY)).toBe(0.5);
  expect(scoreOf([done(), done({ feltAfter: 'unsettled' })], TODAY)).toBeLessThan(0);
  expect(scoreOf([done({ feltAfter: null }), done({ feltAfter: 'same' })], TODAY)).toBe(0);
});
