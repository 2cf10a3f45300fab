import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import { operationHash } from '@spire/graph-kit/operationText';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processIdentity } from '../processIdentity.ts';
import { STORE } from '../web/publishedRemotes.ts';
import { historyOf } from './inStore.ts';
import { offer, publish, rollBack, standing, type Target } from './publish.ts';
import { folderStore, hostedStore } from './store.ts';
import { buildOf, lacks } from './testing.ts';

let folder = '';
let store = '';
let target: Target;

const now = async () => (await standing(target)) as RemoteRegistry;
const versionsNow = async () =>
  Object.fromEntries(Object.entries((await now()).remotes).map(([name, { version }]) => [name, version]));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spire-publish-test-'));
  store = path.join(folder, 'store');
  target = { store: folderStore(store), lacks };
});
afterEach(() => rmSync(folder, { recursive: true }));

test('one remote moves, with the version before it to fall back to; the others stay to the letter', async () => {
  const [garden, first] = [buildOf(folder, 'mf-garden'), buildOf(folder, 'mf-tools')];
  await publish(target, [garden, first]);
  const before = await now();
  const second = buildOf(folder, 'mf-tools', { page: 'two' });
  await expect(publish(target, [second])).resolves.toEqual([second]);
  const after = await now();
  expect(after.remotes['mf-tools']).toEqual({ ...second.version, manifest: second.manifest, previous: first.version });
  expect(after.remotes['mf-garden']).toEqual(before.remotes['mf-garden']);
  expect(after.revision).toBeGreaterThan(before.revision);
});

test('what is out already is published by nobody', async () => {
  await publish(target, [buildOf(folder, 'mf-tools')]);
  const { revision } = await now();
  await expect(publish(target, [buildOf(folder, 'mf-tools')])).resolves.toEqual([]);
  expect((await now()).revision).toBe(revision);
});

test('what is offered is in the store and in no registry that could be out', async () => {
  await publish(target, [buildOf(folder, 'mf-tools')]);
  const before = await now();
  const build = buildOf(folder, 'mf-tools', { page: 'two' });
  await offer(target, build);
  expect(await now()).toEqual(before);
  const publication = `remotes/mf-tools/${build.version.version}/${STORE.publication}`;
  await expect(standing(target, publication)).resolves.toMatchObject({ revision: 1 });
  await expect(publish(target, [build])).resolves.toEqual([build]);
  expect((await now()).remotes['mf-tools']?.version).toBe(build.version.version);
});

test('back is one step, further back another, and to any version by its name', async () => {
  const versions: string[] = [];
  for (const page of ['one', 'two', 'three']) {
    const build = buildOf(folder, 'mf-tools', { page });
    await publish(target, [build]);
    versions.unshift(build.version.version);
  }
  await expect(historyOf(target, 'mf-tools')).resolves.toEqual(versions);
  const [three, two, one] = versions;
  const { revision } = await now();
  await expect(rollBack(target, 'mf-tools')).resolves.toBe(two);
  expect((await now()).revision).toBeGreaterThan(revision);
  await expect(rollBack(target, 'mf-tools')).resolves.toBe(one);
  expect(await versionsNow()).toEqual({ 'mf-tools': one });
  await expect(rollBack(target, 'mf-tools')).rejects.toThrow('the first');
  await expect(rollBack(target, 'mf-tools', three)).resolves.toBe(three);
  await expect(rollBack(target, 'mf-tools', '0123456789ab')).rejects.toThrow('not in the store');
  await expect(rollBack(target, 'mf-none')).rejects.toThrow('never published');
});

describe('refused, with the reason, and nothing moves', () => {
  test.each<[string, Parameters<typeof buildOf>[2], string]>([
    [
      'a library that the shell has not',
      { shared: { vue: '^3.0.0' } },
      'mf-tools needs vue, which the shell does not share',
    ],
    [
      'a newer library',
      { shared: { '@spire/client': '^0.2.0' } },
      'mf-tools needs @spire/client ^0.2.0, and the shell has 0.1.4',
    ],
    ['a question to no field', { question: 'query Age{me{age}}' }, 'mf-tools asks Age: Cannot query field "age"'],
    ['a path of the shell', { path: '/home' }, 'mf-tools: the path /home belongs to shell'],
    ['a path of another remote', { path: '/mf-garden' }, 'belongs to mf-garden'],
  ])('%s', async (_name, written, reason) => {
    await publish(target, [buildOf(folder, 'mf-garden'), buildOf(folder, 'mf-tools')]);
    const before = await now();
    const build = buildOf(folder, 'mf-tools', { page: 'two', ...written });
    await expect(publish(target, [build])).rejects.toThrow(reason);
    await expect(offer(target, build)).rejects.toThrow(reason);
    expect(await now()).toEqual(before);
  });

  test('another contract, before anything is looked at', () => {
    expect(() => buildOf(folder, 'mf-tools', { contract: 1 })).toThrow('contract 1 is unknown');
  });

  test('a question in a form that a gateway would leave out, also when going back to it', async () => {
    const reason = /a gateway would not read operations\.json of mf-tools.*: It holds .* not the normal one/;
    const question = 'query Id { me { id } }';
    expect(() => buildOf(folder, 'mf-tools', { question })).toThrow(reason);
    const first = buildOf(folder, 'mf-tools');
    await publish(target, [first]);
    await publish(target, [buildOf(folder, 'mf-tools', { page: 'two' })]);
    const operations = path.join(store, `remotes/mf-tools/${first.version.version}/operations.json`);
    writeFileSync(operations, JSON.stringify({ [operationHash(question)]: question }));
    await expect(rollBack(target, 'mf-tools')).rejects.toThrow(reason);
  });

  test('going back to what the graph has unlearnt', async () => {
    const old: Target = { ...target, lacks: () => [] };
    await publish(old, [buildOf(folder, 'mf-tools', { question: 'query Age{me{age}}' })]);
    await publish(target, [buildOf(folder, 'mf-tools', { page: 'two' })]);
    await expect(rollBack(target, 'mf-tools')).rejects.toThrow('Cannot query field "age"');
  });

  test('while somebody else publishes, in another process or in this one', async () => {
    const lock = path.join(store, '.publishing');
    const identity = processIdentity(process.ppid);
    writeFileSync(lock, JSON.stringify({ pid: process.ppid, identity, lock: 'x' }));
    const refusal = `Somebody else is publishing there (process ${process.ppid})`;
    await expect(publish(target, [buildOf(folder, 'mf-tools')])).rejects.toThrow(refusal);
    rmSync(lock);
    const again = () => publish(target, [buildOf(folder, 'mf-tools')]);
    await target.store.alone(() => expect(again()).rejects.toThrow(`process ${process.pid}`));
    expect(readdirSync(store)).toEqual([]);
  });

  test('over a registry that is none', async () => {
    await publish(target, [buildOf(folder, 'mf-tools')]);
    const file = path.join(store, STORE.registry);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 200));
    await expect(publish(target, [buildOf(folder, 'mf-tools', { page: 'two' })])).rejects.toThrow(
      'not one to build on',
    );
  });
});

describe('a lock that a kill left behind holds nobody up', () => {
  const identity = processIdentity(process.pid);

  test.each([
    ['of a process that is gone', { pid: 4_000_000, identity }],
    ['whose number another process has now', { pid: process.ppid, identity: 'x' }],
    ['whose number this process has now', { pid: process.pid, identity: 'x' }],
    ['that names this very process, which holds none', { pid: process.pid, identity }],
    ['of an earlier version, with a number alone', process.pid],
    ['that was cut off', undefined],
  ])('%s', async (_name, content) => {
    writeFileSync(path.join(store, '.publishing'), content === undefined ? '' : JSON.stringify(content));
    await expect(publish(target, [buildOf(folder, 'mf-tools')])).resolves.toHaveLength(1);
    expect(readdirSync(store).filter((file) => file.startsWith('.publishing'))).toEqual([]);
  });
});

describe('to a static host', () => {
  let host: FastifyInstance;
  let address = '';
  beforeEach(async () => {
    host = Fastify();
    host.get('/*', (request, reply) => {
      try {
        return reply.send(readFileSync(path.join(store, (request.params as { '*': string })['*'])));
      } catch {
        return reply.code(404).send();
      }
    });
    address = `${await host.listen({ host: '127.0.0.1', port: 0 })}/`;
  });
  afterEach(() => host.close());
  const upload = () => `mkdir -p "${store}/$TO" && cp -R "$FROM/." "${store}/$TO"`;

  test('a command brings the version first and the registry last', async () => {
    const calls = path.join(folder, 'calls');
    const noted = `echo "$TO $CACHE_CONTROL" >> "${calls}" && ${upload()}`;
    target = { store: hostedStore(address, noted, process.env), lacks };
    const build = buildOf(folder, 'mf-tools');
    await publish(target, [build]);
    expect(readFileSync(calls, 'utf8')).toBe(
      `remotes/mf-tools/${build.version.version} public, max-age=31536000, immutable\n no-cache\n`,
    );
    expect(await versionsNow()).toEqual({ 'mf-tools': build.version.version });
  });

  test.each([
    ['that fails half-way', (whole: string) => `${whole}; rm -f "${store}/$TO/page.0123abcd.js"; exit 1`],
    ['that loses a file and says nothing', (whole: string) => `${whole} && rm -f "${store}/$TO/page.0123abcd.js"`],
    ['that spoils a file', (whole: string) => `${whole} && echo x >> "${store}/$TO/page.0123abcd.js"`],
  ])('an upload %s is never named', async (_name, spoil) => {
    await publish({ store: hostedStore(address, upload(), process.env), lacks }, [buildOf(folder, 'mf-tools')]);
    const before = await now();
    const bad = { store: hostedStore(address, spoil(upload()), process.env), lacks };
    await expect(publish(bad, [buildOf(folder, 'mf-tools', { page: 'two' })])).rejects.toThrow();
    expect(await now()).toEqual(before);
    await publish({ store: hostedStore(address, upload(), process.env), lacks }, [
      buildOf(folder, 'mf-tools', { page: 'two' }),
    ]);
    expect((await now()).remotes['mf-tools']?.previous).toBeDefined();
  });
});
