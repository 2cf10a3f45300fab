import { offer, publish, rollBack, standing, type Target } from '@spire/services/publishing/publish';
import { folderStore } from '@spire/services/publishing/store';
import { buildOf, lacks, OFFERS, writeBuild } from '@spire/services/publishing/testing';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteDecision, publishBuilds } from './publishBuilds.ts';

let root = '';
let storeFolder = '';
let target: Target;
/** Why something was not published. */
let told: string[] = [];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'spire-builds-'));
  storeFolder = path.join(root, '.data/published');
  target = { store: folderStore(storeFolder), lacks };
  told = [];
  mkdirSync(path.join(root, 'shell/dist'), { recursive: true });
  writeFileSync(path.join(root, 'shell/dist/shell.json'), JSON.stringify(OFFERS));
});
afterEach(() => rmSync(root, { recursive: true }));

const warn = (fields: object) => void told.push((fields as { reason: string }).reason);
const start = () => publishBuilds({ root, remotesFolder: root, storeFolder, log: { warn } as never });

/** Builds what that page says, in the place where a start finds it. */
const build = (page: string, name = 'mf-tools') => buildOf(root, name, { page });

/** The version that everybody gets, and the one that pages fall back to. */
async function out(name = 'mf-tools'): Promise<[now?: string | undefined, before?: string | undefined]> {
  const entry = (await standing(target))?.remotes[name];
  return [entry?.version, entry?.previous?.version];
}

test('the first start publishes what is built, so that what is published next has a version to go back to', async () => {
  const first = build('one').version.version;
  build('one', 'mf-garden');
  await start();
  expect(await out()).toEqual([first, undefined]);
  expect((await out('mf-garden'))[0]).toBeDefined();
  await publish(target, [build('two')]);
  await expect(rollBack(target, 'mf-tools')).resolves.toBe(first);
});

test('a build changes nothing until the next start, which keeps the version before; a start without one changes nothing', async () => {
  const one = build('one').version.version;
  await start();
  const two = build('two').version.version;
  expect(await out()).toEqual([one, undefined]);
  await start();
  expect(await out()).toEqual([two, one]);
  const { revision } = (await standing(target)) ?? {};
  await start();
  expect((await standing(target))?.revision).toBe(revision);
  build('one');
  await start();
  expect(await out()).toEqual([one, two]);
});

describe('a restart leaves what somebody has decided', () => {
  test('a version that was published and taken back', async () => {
    const one = build('one').version.version;
    await start();
    const two = build('two');
    await publish(target, [two]);
    noteDecision(storeFolder, [two]);
    await rollBack(target, 'mf-tools');
    await start();
    expect((await out())[0]).toBe(one);
  });

  test('a version that is previewed', async () => {
    const one = build('one').version.version;
    await start();
    const two = build('two');
    await offer(target, two);
    noteDecision(storeFolder, [two]);
    await start();
    expect((await out())[0]).toBe(one);
  });

  test('a version that was built elsewhere', async () => {
    build('one');
    await start();
    const elsewhere = buildOf(path.join(root, 'elsewhere'), 'mf-tools', { page: 'two' });
    await publish(target, [elsewhere]);
    await start();
    expect((await out())[0]).toBe(elsewhere.version.version);
  });

  test('a version that was published before any start took note of builds', async () => {
    const elsewhere = buildOf(path.join(root, 'elsewhere'), 'mf-tools', { page: 'two' });
    await publish(target, [elsewhere]);
    build('one');
    await start();
    expect((await out())[0]).toBe(elsewhere.version.version);
    const three = build('three').version.version;
    await start();
    expect((await out())[0]).toBe(three);
  });
});

test('what cannot be published is told, costs no other remote, and is tried again', async () => {
  const garden = build('one', 'mf-garden').version.version;
  writeBuild(root, 'mf-tools', { shared: { vue: '^3.0.0' } });
  mkdirSync(path.join(root, 'mf-empty/dist'), { recursive: true });
  await start();
  expect((await out('mf-garden'))[0]).toBe(garden);
  expect(await out()).toEqual([undefined, undefined]);
  const reasons = [expect.stringContaining('mf-empty is not built'), expect.stringContaining('needs vue')];
  expect(told).toEqual(reasons);
  await start();
  expect(told).toEqual([...reasons, ...reasons]);
});

test('a path may move from one remote to another', async () => {
  const both = (tools: string, garden: string) => {
    buildOf(root, 'mf-tools', { path: tools });
    buildOf(root, 'mf-garden', { path: garden });
  };
  both('/one', '/two');
  await start();
  both('/two', '/one');
  await start();
  expect(told).toEqual([]);
  expect((await standing(target))?.remotes['mf-garden']?.manifest.pages[0]?.path).toBe('/one');
});

test('a remote whose folder is gone is withdrawn; one that was published from elsewhere is not', async () => {
  build('one');
  await start();
  await publish(target, [buildOf(path.join(root, 'elsewhere'), 'mf-garden')]);
  rmSync(path.join(root, 'mf-tools'), { recursive: true });
  await start();
  expect(Object.keys((await standing(target))?.remotes ?? {})).toEqual(['mf-garden']);
});
