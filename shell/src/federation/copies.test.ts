import { createInstance } from '@module-federation/runtime';
import { fetchedLater } from './copies.ts';

const primitive = { name: 'a primitive' };

function hostWith(fetch: () => Promise<object>) {
  const copy = {
    version: '1.2.0',
    scope: 'default',
    shareConfig: { requiredVersion: '^1.2.0' },
    ...fetchedLater(fetch),
  };
  return createInstance({ name: 'shell', shareStrategy: 'loaded-first', remotes: [], shared: { primitive: copy } });
}

test('a copy that could not be fetched is fetched again when it is next asked for', async () => {
  const fetch = jest
    .fn<Promise<object>, []>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(primitive);
  const host = hostWith(fetch);
  await expect(host.loadShare('primitive')).rejects.toThrow('no network');
  const copy = await host.loadShare('primitive');
  expect(copy && copy()).toBe(primitive);
});

test('a copy is fetched once, however many ask for it', async () => {
  const fetch = jest.fn(() => Promise.resolve(primitive));
  const host = hostWith(fetch);
  await Promise.all([host.loadShare('primitive'), host.loadShare('primitive')]);
  await host.loadShare('primitive');
  expect(fetch).toHaveBeenCalledTimes(1);
});
