/** @jest-environment @spire/testing/browserEnvironment */
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { sharedPages } from '@spire/remote-kit';
import { serveOnLoopback, type Loopback } from '@spire/testing/loopbackServer';
import { knownRegistry, readRegistry } from './registry.ts';

const registry = (revision: number, name: string) => ({
  format: 1,
  revision,
  remotes: {
    [name]: {
      version: '0123456789ab',
      base: `/remotes/${name}/0123456789ab/`,
      entry: 'remoteEntry.js',
      integrity: {},
      manifest: {
        contract: 2,
        name,
        pages: [{ id: name.slice(3), path: `/${name}`, access: 'signed-in', title: { no: 'Hage', en: 'Garden' } }],
        cards: [],
        shortcuts: [],
      },
    },
  },
  refused: [],
});

let host: Loopback;
let answer: { status: number; body: string };
let config: BrowserConfig;
const says = (body: unknown, status = 200) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};

beforeAll(async () => {
  const headers = { 'access-control-allow-origin': '*' };
  host = await serveOnLoopback(() => Promise.resolve({ headers, ...answer }));
  config = { registryUrl: `${host.url}/remotes.json` } as BrowserConfig;
});
afterAll(() => host.leave());

test('where the page carries none it is fetched; what is no registry, or an older one, leaves the one that is known', async () => {
  says('<!doctype html>');
  await expect(readRegistry(config)).rejects.toThrow();
  says(registry(5, 'mf-garden'));
  await expect(readRegistry(config)).resolves.toMatchObject({ revision: 5 });

  const newer = JSON.stringify(registry(6, 'mf-shed'));
  for (const [body, status] of [
    ['', 404],
    ['<!doctype html>', 200],
    [newer.slice(0, -9), 200],
    [registry(4, 'mf-shed'), 200],
  ] as const) {
    says(body, status);
    await expect(readRegistry(config, true)).rejects.toThrow();
    expect(Object.keys(knownRegistry()?.remotes ?? {})).toEqual(['mf-garden']);
    expect(sharedPages().pages.map(({ path }) => path)).toContain('/mf-garden');
  }
  says(newer);
  await expect(readRegistry({ ...config, registryKey: 'AAAA' }, true)).rejects.toThrow('signature');
  await readRegistry(config, true);
  expect(Object.keys(knownRegistry()?.remotes ?? {})).toEqual(['mf-shed']);
});
