import 'fake-indexeddb/auto';
import { addDays } from '@spire/domain/dates';
import { parse } from 'graphql';
import { todaysDate } from '../today.ts';
import { keepAnswer, keptAnswer } from './keptAnswers.ts';
import { openSealedStore, type SealedStore } from './sealedStore.ts';

/** As the build has them: with no places in a text. */
const read = (text: string) => parse(text, { noLocation: true });
const ASKED = read('query Person { me { id settings { lowEnergyToday } tasks { id } todaysCheckIn { id } } }');
const DATA = {
  me: { id: 'anna', settings: { lowEnergyToday: true }, tasks: [{ id: '1' }], todaysCheckIn: { id: '2' } },
};

let store: SealedStore;
beforeEach(async () => {
  store = await openSealedStore('anna');
});
afterEach(() => store.close());

test('an answer is given again as it was, as long as it is the same day', async () => {
  await keepAnswer(store, ASKED, { data: DATA });
  expect(await keptAnswer(store, ASKED)).toEqual(DATA);
  const withTypeNames =
    'query Person { me { id settings { lowEnergyToday __typename } tasks { id } todaysCheckIn { id } } }';
  expect(await keptAnswer(store, read(withTypeNames))).toEqual(DATA);
});

test('on a new day what was of the day is not there any more, and low energy is over', async () => {
  await keepAnswer(store, ASKED, { data: DATA });
  const [[name, kept] = []] = (await store.entries('answers')) as [string, object][];
  await store.put('answers', name ?? '', { ...kept, date: addDays(todaysDate(), -1) });
  expect(await keptAnswer(store, ASKED)).toEqual({
    me: { id: 'anna', settings: { lowEnergyToday: false }, tasks: [], todaysCheckIn: null },
  });
});

test('what was kept for a question of fewer fields is no answer', async () => {
  await keepAnswer(store, read('query Person { me { id todaysCheckIn { id } } }'), { data: { me: { id: 'anna' } } });
  const more = 'query Person { me { id todaysCheckIn { id } profile { nickname } } }';
  expect(await keptAnswer(store, read(more))).toBeUndefined();
});
