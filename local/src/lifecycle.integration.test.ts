import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { killProcessesIn, postmasterIn, processesIn, processesLeftIn } from './testing/stackProcess.ts';
import { useStacks } from './testing/useStacks.ts';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

const { folder, postmasterOf, refusal, run, stop } = useStacks();

test('each signal ends everything, soon, and what was kept is there after a restart', async () => {
  const keysOf = async (address: string) => (await fetch(`${address}/auth/v1/.well-known/jwks.json`)).text();
  const keys = new Set<string>();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    const stack = await run();
    const address = await stack.ready;
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    expect(processesIn(folder()).length).toBeGreaterThan(1);
    keys.add(await keysOf(address));

    // Five seconds on a machine that has nothing else to do.
    expect(await stop(stack, signal)).toBeLessThan(15);
    expect(await processesLeftIn(folder())).toEqual([]);
    expect(existsSync(path.join(folder(), 'lock.json'))).toBe(false);
  }
  expect(keys.size).toBe(1);
});

test('a stop in the middle of the first start leaves nothing behind, and the next start works', async () => {
  for (const delay of [150, 500, 900]) {
    const early = await run();
    await wait(delay);
    early.child.kill('SIGTERM');
    // The very first moments are Node's own; it ends at once.
    expect(['SIGTERM', 0]).toContain(await early.ended);
    expect(await processesLeftIn(folder())).toEqual([]);
  }
  await (
    await run()
  ).ready;
});

test('a second Ctrl-C does not wait', async () => {
  const stack = await run();
  await stack.ready;
  process.kill(postmasterOf(stack), 'SIGSTOP');
  // A press too close behind the first counts as the same one: it is pressed until it is over.
  const pressing = setInterval(() => stack.child.kill('SIGINT'), 800);
  stack.child.kill('SIGINT');
  expect(await stack.ended.finally(() => clearInterval(pressing))).toBe(130);
  expect(await processesLeftIn(folder())).toEqual([]);
});

test('when what launched it is gone, the stack ends by itself', async () => {
  const launcher = spawn('sleep', ['1000']);
  const stack = await run({ SPIRE_LAUNCHER: String(launcher.pid) });
  await stack.ready;
  launcher.kill('SIGKILL');
  expect(await stack.ended).toBe(0);
  expect(await processesLeftIn(folder())).toEqual([]);
});

test('a second start on the same data folder names the first, and one right after its stop waits for it', async () => {
  const first = await run();
  await first.ready;
  const said = await refusal();
  expect(said).toContain(`process ${first.pid}`);
  expect(said).toContain('DATA_DIR=');

  first.child.kill('SIGTERM');
  const second = await run();
  await second.ready;
  expect(await first.ended).toBe(0);
});

test('a port in use is named, with what to do', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const said = await refusal({ PORT: String(port) });
  other.close();
  expect(said).toContain(`Port ${port} is in use`);
  expect(said).toContain(`PORT=${port + 1} npm start`);
  expect(existsSync(path.join(folder(), 'lock.json'))).toBe(false);
});

test('a wrong variable is named', async () => {
  const said = await refusal({ DIAGNOSTICS: 'perhaps', SMTP_URL: 'mail' });
  expect(said).toContain('DIAGNOSTICS: must be true or false');
  expect(said).toContain('SMTP_URL: must be an smtp:// or smtps:// address');
});

test('where other machines may ask, playground, inbox and diagnostics are off, and the start says so', async () => {
  // This machine still, by a name that is not known to be its own.
  const stack = await run({ HOST: '::ffff:127.0.0.1' });
  const address = await stack.ready;
  expect(stack.output()).toContain('unless asked for: PLAYGROUND=on INBOX=on DIAGNOSTICS=on');
  expect(stack.output()).not.toContain('/inbox');
  // No such page: the app's own takes its place.
  for (const path of ['/', '/inbox'])
    expect(await (await fetch(address + path)).text()).toContain('"diagnostics":false');
  expect((await fetch(`${address}/graphql`, { headers: { accept: 'text/html' } })).status).toBe(405);
  const schema = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __schema { queryType { name } } }' }),
  });
  expect(schema.status).toBe(401);
});

test('after kill -9 the next start ends the orphan, and after a kill of everything it recovers', async () => {
  const first = await run();
  await first.ready;
  const orphan = postmasterIn(folder());
  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
  expect(processesIn(folder())).toContain(orphan);

  const second = await run();
  expect((await fetch(`${await second.ready}/api/ready`)).status).toBe(200);
  expect(processesIn(folder())).not.toContain(orphan);

  second.child.kill('SIGKILL');
  await second.ended;
  killProcessesIn(folder());
  expect(await processesLeftIn(folder())).toEqual([]);
  await (
    await run()
  ).ready;
});

test('when PostgreSQL ends and its folder does not start again, the stack says so and ends', async () => {
  const stack = await run();
  await stack.ready;
  const control = path.join(folder(), 'postgres/global/pg_control');
  writeFileSync(control, Buffer.alloc(readFileSync(control).length));
  process.kill(postmasterOf(stack), 'SIGKILL');
  expect(await stack.ended).toBe(1);
  expect(stack.output()).toMatch(
    /PostgreSQL has ended, and does not start again after 7 tries\.\nThe database in .+ is damaged/,
  );
});

test('a database that took a half-finished first start is made again', async () => {
  chmodSync(folder(), 0o711);
  mkdirSync(path.join(folder(), 'postgres.unfinished/cluster/base'), { recursive: true });
  writeFileSync(path.join(folder(), 'postgres-location.json'), '{ "folder": "postgres", "isMade": false }');
  await (
    await run()
  ).ready;
  expect(existsSync(path.join(folder(), 'postgres.unfinished'))).toBe(false);
});

test('a damaged database is named with what to do, and nothing of it is deleted', async () => {
  const stack = await run();
  await stack.ready;
  await stop(stack);
  const cluster = path.join(folder(), 'postgres');
  const control = path.join(cluster, 'global/pg_control');
  const kept = readFileSync(control);

  writeFileSync(control, Buffer.alloc(kept.length));
  expect(await refusal()).toContain(`mv ${cluster} ${cluster}.damaged`);
  writeFileSync(control, kept);

  const version = readFileSync(path.join(cluster, 'PG_VERSION'));
  rmSync(path.join(cluster, 'PG_VERSION'));
  expect(await refusal()).toContain('PG_VERSION is missing');
  writeFileSync(path.join(cluster, 'PG_VERSION'), '17\n');
  expect(await refusal()).toContain('was made by PostgreSQL 17');
  writeFileSync(path.join(cluster, 'PG_VERSION'), version);

  const secrets = path.join(folder(), 'secrets.json');
  writeFileSync(secrets, '{');
  expect(await refusal()).toContain('restore it from a backup');
  expect(existsSync(control)).toBe(true);
});
