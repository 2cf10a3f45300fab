import { knownOf, loadedOf } from './useRead.ts';

const retry = () => undefined;
const part = { value: ['kaffe'] };
const error = new Error('gone');

test('what is known stays known when a later question fails', () => {
  expect(knownOf(loadedOf({ part, error: undefined, retry }))).toEqual(['kaffe']);
  expect(knownOf(loadedOf({ part, error, retry }))).toEqual(['kaffe']);
});

test('while nothing has come, nothing is known', () => {
  expect(knownOf(loadedOf({ part: undefined, error: undefined, retry }))).toBeUndefined();
  expect(knownOf(loadedOf({ part: undefined, error, retry }))).toBeUndefined();
});

test('that there is nothing yet is an answer, of which nobody is sure after a failure', () => {
  const isEmpty = (list: string[]) => list.length === 0;
  expect(loadedOf({ part: { value: [] }, error: undefined, retry }, isEmpty)).toMatchObject({
    kind: 'empty',
    data: [],
  });
  expect(loadedOf({ part: { value: [] }, error, retry }, isEmpty)).toMatchObject({ kind: 'failed', before: undefined });
});
