import { UUID } from './claims.ts';
import { callContextOf } from './callContext.ts';

const ID = '0b7e3a52-6c1d-4f3a-9d58-2e4c8a7f1b60';

test('the graph is asked under the id of the request, and under a new one where that is no UUID', () => {
  const headers = { authorization: 'Bearer kari', 'x-time-zone': 'Asia/Tokyo' };
  expect(callContextOf({ headers, id: ID })).toEqual({
    authorization: 'Bearer kari',
    timeZone: 'Asia/Tokyo',
    correlationId: ID,
  });
  expect(callContextOf({ headers: {}, id: 'req-1' })).toMatchObject({
    authorization: '',
    correlationId: expect.stringMatching(UUID) as string,
  });
});
