import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canEnter } from './account.ts';

const other = { uid: 54_321, gid: 54_321 };
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spire-enter-'));
  mkdirSync(path.join(folder, 'inner'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  [0o700, false],
  [0o711, true],
  [0o755, true],
  [0o710, false],
])('a folder of mode %o lets others in: %s', (mode, isOpen) => {
  chmodSync(folder, mode);
  expect(canEnter(path.join(folder, 'inner'), other)).toBe(isOpen);
});

test('its owner passes a folder that is closed to others', () => {
  chmodSync(folder, 0o700);
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  expect(canEnter(path.join(folder, 'inner'), own)).toBe(true);
});
