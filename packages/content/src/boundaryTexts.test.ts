import { PRIORITY_EMOJIS } from '@spire/domain/toolOptions';
import { GROUP_OF_EMOJI, PRIORITY_GROUPS } from './boundaryTexts.ts';

test('each emoji stands for a group, and no group stands empty', () => {
  expect(Object.keys(GROUP_OF_EMOJI).toSorted()).toEqual([...PRIORITY_EMOJIS].toSorted());
  expect(new Set(Object.values(GROUP_OF_EMOJI))).toEqual(new Set(PRIORITY_GROUPS));
});
