import { withTimeout } from './withTimeout.ts';

test('a wait has an end', async () => {
  await expect(withTimeout(5, new Promise(() => undefined))).rejects.toThrow('Nothing after 5 ms');
  await expect(withTimeout(50, Promise.resolve('in time'))).resolves.toBe('in time');
});
