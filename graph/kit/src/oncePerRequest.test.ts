import { oncePerRequest } from './oncePerRequest.ts';
import { requestAt } from './testing/requests.ts';

test('fields of one request share a reading, and the next request of the same person reads anew', async () => {
  let readings = 0;
  const read = oncePerRequest(() => Promise.resolve((readings += 1)));
  const request = requestAt();
  await expect(Promise.all([read(request), read(request)])).resolves.toEqual([1, 1]);
  await expect(read({ ...request })).resolves.toBe(2);
});
