import { processIdentity } from '@spire/services/processIdentity';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockHolder, takeLock } from './instanceLock.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spire-lock-'));
  file = path.join(folder, 'lock.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('of two, one gets it, and the other hears who has it', async () => {
  const lock = await takeLock(file, folder, 'http://localhost:4000');
  expect(lockHolder(file)).toMatchObject({ pid: process.pid, address: 'http://localhost:4000' });
  await expect(takeLock(file, folder, 'http://localhost:5000')).rejects.toThrow(`process ${process.pid}`);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['of a process that is gone', JSON.stringify({ pid: 4_000_000, identity: 'x', address: '', isStopping: false })],
  [
    'of another process that has its number now',
    JSON.stringify({ pid: process.pid, identity: 'x', address: '', isStopping: false }),
  ],
  ['that was cut off', '{ "pid": 1'],
])('a lock %s is taken over', async (_, content) => {
  writeFileSync(file, content);
  expect(lockHolder(file)).toBeUndefined();
  (await takeLock(file, folder, 'http://localhost:4000')).release();
  expect(existsSync(file)).toBe(false);
});

test("a lock that is somebody else's by now is not released", async () => {
  const lock = await takeLock(file, folder, 'http://localhost:4000');
  const identity = processIdentity(process.ppid);
  writeFileSync(file, JSON.stringify({ pid: process.ppid, identity, address: 'other', isStopping: false }));
  lock.release();
  expect(lockHolder(file)).toMatchObject({ address: 'other' });
});

test('one that is stopping is waited for', async () => {
  const first = await takeLock(file, folder, 'http://localhost:4000');
  first.announceStop();
  setTimeout(first.release, 100);
  const second = await takeLock(file, folder, 'http://localhost:5000');
  expect(lockHolder(file)).toMatchObject({ address: 'http://localhost:5000', isStopping: false });
  second.release();
});
