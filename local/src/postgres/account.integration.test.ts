import { chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { openRepository } from '../testing/openRepository.ts';
import { clusterOf, removeFolder } from '../testing/stackProcess.ts';
import { useStacks } from '../testing/useStacks.ts';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

const { folder, refusal, run, stop } = useStacks();

const isRoot = process.getuid?.() === 0;
const asNobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
const place = openRepository();
afterAll(place.close);
const testAsRoot = isRoot ? test : test.skip;

testAsRoot('it runs as an ordinary user, with everything in the data folder', async () => {
  const data = path.join(folder(), 'own');
  chmodSync(folder(), 0o777);
  const stack = await run({ DATA_DIR: data, HOME: '/nonexistent' }, { through: asNobody, from: place.folder });
  await stack.ready;
  expect(statSync(path.join(data, 'postgres')).uid).toBe(65534);
  expect(await stop(stack)).toBeLessThan(15);
});

testAsRoot('a folder that this user may not write is named, with what to do', async () => {
  chmodSync(folder(), 0o755);
  const said = await refusal({}, { through: asNobody, from: place.folder });
  expect(said).toContain(folder());
  expect(said).toContain('DATA_DIR=');
});

testAsRoot('root keeps the cluster of a closed folder where the database user can enter', async () => {
  const data = path.join(folder(), 'closed/data');
  mkdirSync(data, { recursive: true });
  chmodSync(path.dirname(data), 0o700);
  const first = await run({ DATA_DIR: data });
  await first.ready;
  const cluster = clusterOf(data);
  expect(cluster.startsWith(data)).toBe(false);
  expect(statSync(cluster).uid).not.toBe(0);
  await stop(first);
  const second = await run({ DATA_DIR: data });
  await second.ready;
  expect(clusterOf(data)).toBe(cluster);
  await stop(second);
  removeFolder(cluster);
  expect(await refusal({ DATA_DIR: data })).toContain('is not there');
});

testAsRoot('root without the right to switch user is told what to do', async () => {
  const said = await refusal(
    {},
    {
      through: ['setpriv', '--bounding-set=-setuid,-setgid', '--inh-caps=-setuid,-setgid'],
    },
  );
  expect(said).toContain('no right to switch to another user');
  expect(said).toContain('DATABASE_URL');
});
