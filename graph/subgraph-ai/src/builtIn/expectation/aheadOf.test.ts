import { EVENT_KINDS, kindOf } from '@spire/domain/eventKinds';
import { aheadOf } from './aheadOf.ts';

const PLANS = ['MR på torsdag', 'begravelsen til Per', 'xyz', 'going to see the specialist about my knee', ''];

test.each(EVENT_KINDS)('the chosen kind is answered: %s; an event is never of another', async (chosen) => {
  for (const plan of PLANS) {
    const { about, event } = await aheadOf(plan, chosen);
    expect([plan, about]).toEqual([plan, chosen]);
    if (event !== null) expect(kindOf(event)).toBe(chosen);
  }
});

test('"something else" names no event, whatever the words', async () => {
  for (const plan of PLANS) await expect(aheadOf(plan, 'other')).resolves.toEqual({ about: 'other', event: null });
});

test('plain words tell, and where they tell nothing the classifier may; an event is of the kind that is told', async () => {
  await expect(aheadOf('MR på torsdag', null)).resolves.toEqual({ about: 'health', event: 'scan' });
  await expect(aheadOf('', null)).resolves.toEqual({ about: 'other', event: null });
  for (const plan of PLANS) {
    const { about, event } = await aheadOf(plan, null);
    if (event !== null) expect(kindOf(event)).toBe(about);
  }
});
