/** @jest-environment @spire/testing/browserEnvironment */
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { sharedPages } from '@spire/remote-kit';
import { serveOnLoopback } from '@spire/testing/loopbackServer';
import { readRegistry } from './registry.ts';

const manifest = (name: string, path: string) => ({
  contract: 2,
  name,
  pages: [{ id: name.slice(3), path, access: 'signed-in', title: { no: 'Hage', en: 'Garden' } }],
  cards: [],
  shortcuts: [],
});
const entry = (name: string, path: string) => ({
  version: '0123456789ab',
  base: `/remotes/${name}/0123456789ab/`,
  entry: 'remoteEntry.js',
  integrity: {},
  manifest: manifest(name, path),
});

test('a static host’s registry is judged here as well: what is refused is named and never loaded', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const registry = {
    format: 1,
    revision: 7,
    remotes: {
      'mf-good': entry('mf-good', '/good'),
      'mf-bad': entry('mf-bad', '/help'),
      'mf-old': { ...entry('mf-old', '/old'), manifest: undefined },
    },
    refused: [{ name: 'mf-html', reason: 'mf-html: manifest.json is not JSON' }],
  };
  const headers = { 'access-control-allow-origin': '*' };
  const host = await serveOnLoopback(() => Promise.resolve({ headers, status: 200, body: JSON.stringify(registry) }));

  const { remotes } = await readRegistry({ registryUrl: `${host.url}/remotes.json` } as BrowserConfig);
  await host.leave();
  expect(Object.keys(remotes)).toEqual(['mf-good']);
  expect(sharedPages().pages.filter(({ owner }) => owner !== 'shell')).toMatchObject([{ path: '/good' }]);
  expect(said.mock.calls).toEqual([
    ['mf-html is left out: mf-html: manifest.json is not JSON'],
    ['mf-old is left out: mf-old: its manifest is missing or no object'],
    ['mf-bad is left out: mf-bad: the path /help belongs to shell'],
  ]);
});
