import { EVENT_KINDS, kindOf } from '@spire/domain/eventKinds';
import { aheadOf, weighed } from './aheadOf.ts';

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

test('where words and the classifier disagree the surer one names the event, and where neither is sure nobody does', () => {
  const plan = 'kaffe med Ida';
  expect(weighed(plan, null, new Map([['cafe-friend', 0.1]])).event).toBe('cafe-friend');
  expect(weighed(plan, null, new Map([['date', 0.6]]))).toEqual({ about: 'people', event: 'date' });
  expect(weighed(plan, null, new Map([['date', 0.3]]))).toEqual({ about: 'people', event: null });
});

test('what only words know is named where its kind is likely; what is grave by words needs no second opinion', () => {
  expect(weighed('MR på torsdag', null, new Map([['doctor', 0.3]])).event).toBe('scan');
  expect(weighed('MR på torsdag', null, new Map([['party', 0.3]])).event).toBeNull();
  expect(weighed('begravelsen til Per', null, new Map([['party', 0.9]])).event).toBe('funeral');
});
