import { found, idErrors, newRecordId, storedId } from './recordIds.ts';

const ID = '0B7E3A52-6C1D-4F3A-9D58-2E4C8A7F1B60';

test('the id of a new record is the client’s own, in the one spelling ids are stored in', () => {
  expect(newRecordId(ID)).toBe(ID.toLowerCase());
  expect(idErrors(newRecordId(null))).toEqual([]);
  expect(newRecordId(undefined)).not.toBe(newRecordId(undefined));
});

test('what is no UUID is a wrong field of a new record, and is not found when asked for', () => {
  expect(idErrors('seven', 'tasks.0.id')).toEqual([{ field: 'tasks.0.id', code: 'INVALID' }]);
  expect(storedId(ID)).toBe(ID.toLowerCase());
  expect(() => storedId('seven')).toThrow('NOT_FOUND');
});

test.each([null, undefined, false] as const)('%s is NOT_FOUND', (nothing) => {
  expect(() => found(nothing)).toThrow('NOT_FOUND');
});
