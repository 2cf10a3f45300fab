import { appWrites } from '@spire/testing/appWrites';
import { KINDS } from '../shell/src/status/named.ts';

test('whatever may wait on a device has a name that a person knows', async () => {
  const waiting = Object.entries(await appWrites()).filter(([, { isAnsweredNow }]) => isAnsweredNow !== true);
  expect(Object.keys(KINDS).toSorted()).toEqual(waiting.map(([mutation]) => mutation).toSorted());
});
