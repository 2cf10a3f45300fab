import type { RemoteEntry } from '@spire/domain/remoteRegistry';
import { keepNamedRemotes, remoteFile } from './remoteFiles.ts';
import type { Remotes } from './scope.ts';

const ORIGIN = 'https://spire.example';
/** Stands for a hash: the browser checks it, and nothing here does. */
const hashOf = (content: string) => `sha256-${content.replaceAll(' ', '')}`;

/** The part of a cache that the worker uses. */
function cacheOf(kept: Map<string, Response>) {
  const addressOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;
  return {
    match: (key: string) => Promise.resolve(kept.get(addressOf(key))?.clone()),
    put: (key: string, response: Response) => Promise.resolve(void kept.set(addressOf(key), response)),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    delete: (key: string) => Promise.resolve(kept.delete(addressOf(key))),
  };
}

function registryOf(version: string, files: Record<string, string>): Remotes {
  const integrity = Object.fromEntries(Object.entries(files).map(([file, content]) => [file, hashOf(content)]));
  const entry = { version, base: `/remotes/mf-tools/${version}/`, entry: 'remoteEntry.js', integrity };
  return { remotes: { 'mf-tools': entry as unknown as RemoteEntry } };
}

let asked: string[] = [];
/** The server's files by path. */
let served: Record<string, string> = {};

function serve(version: string, files: Record<string, string>): Remotes {
  const registry = registryOf(version, files);
  for (const [file, content] of Object.entries(files)) served[`/remotes/mf-tools/${version}/${file}`] = content;
  served['/remotes.json'] = JSON.stringify(registry);
  return registry;
}

beforeEach(() => {
  asked = [];
  served = {};
  const cache = cacheOf(new Map());
  const request = class extends Request {
    constructor(address: string, settings?: RequestInit) {
      super(new URL(address, ORIGIN), settings);
    }
  };
  const answer = (target: string | Request) => {
    const { pathname } = new URL(typeof target === 'string' ? target : target.url, ORIGIN);
    asked.push(pathname);
    const body = served[pathname];
    return Promise.resolve(new Response(body ?? '', { status: body === undefined ? 404 : 200 }));
  };
  const browser = { caches: { open: () => Promise.resolve(cache) }, self: { location: { origin: ORIGIN } } };
  // The environment is this file's own, and goes with it.
  Object.assign(globalThis, { ...browser, fetch: answer, Request: request });
});

test('of a new version only the files that have changed are fetched', async () => {
  const files = { 'remoteEntry.js': 'entry', 'page.1.js': 'page', 'messages-no.1.js': 'ord' };
  await expect(keepNamedRemotes(serve('one', files))).resolves.toBe(true);
  expect(asked).toHaveLength(4);
  asked = [];

  const { 'messages-no.1.js': _, ...same } = files;
  const second = serve('two', { ...same, 'remoteEntry.js': 'another entry', 'messages-no.2.js': 'andre ord' });
  await expect(keepNamedRemotes(second)).resolves.toBe(true);
  expect(asked.toSorted()).toEqual([
    '/remotes.json',
    '/remotes/mf-tools/two/messages-no.2.js',
    '/remotes/mf-tools/two/remoteEntry.js',
  ]);
  served = {};
  const kept = await remoteFile({ request: new Request(`${ORIGIN}/remotes/mf-tools/two/page.1.js`) });
  await expect(kept.text()).resolves.toBe('page');
});
