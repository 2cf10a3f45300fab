import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockHolder, takeLock } from './instanceLock.ts';
import { processIdentity } from './processIdentity.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spire-lock-'));
  file = path.join(folder, 'lock.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('of two, one gets it, and the other hears who has it', () => {
  const lock = takeLock(file, folder, 'http://localhost:4000');
  expect(lockHolder(file)).toMatchObject({ pid: process.pid, address: 'http://localhost:4000' });
  expect(() => takeLock(file, folder, 'http://localhost:5000')).toThrow(`process ${process.pid}`);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['of a process that is gone', JSON.stringify({ pid: 4_000_000, identity: 'x', address: '' })],
  ['of another process that has its number now', JSON.stringify({ pid: process.pid, identity: 'x', address: '' })],
  ['that was cut off', '{ "pid": 1'],
])('a lock %s is taken over', (_, content) => {
  writeFileSync(file, content);
  expect(lockHolder(file)).toBeUndefined();
  takeLock(file, folder, 'http://localhost:4000').release();
  expect(existsSync(file)).toBe(false);
});

test("a lock that is somebody else's by now is not released", () => {
  const lock = takeLock(file, folder, 'http://localhost:4000');
  const other = JSON.stringify({ pid: process.ppid, identity: processIdentity(process.ppid), address: 'other' });
  writeFileSync(file, other);
  lock.release();
  expect(lockHolder(file)).toMatchObject({ address: 'other' });
});
