import { within } from './within.ts';

test('a wait has an end', async () => {
  await expect(within(5, new Promise(() => undefined))).rejects.toThrow('Nothing after 5 ms');
  await expect(within(50, Promise.resolve('in time'))).resolves.toBe('in time');
});
