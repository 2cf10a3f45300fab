import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, createCompressedFiles, createCompressedPages } from './compression.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s: %s', (accepted, expected) => {
  expect(chooseEncoding(accepted)).toBe(expected);
});

test('a common page is packed once, as well as it goes; any other quickly; both come back as they were', async () => {
  const compressedPage = createCompressedPages();
  const page = readFileSync(import.meta.filename, 'utf8').repeat(2);
  const [common, again, other] = await Promise.all([
    compressedPage(page, 'br', true),
    compressedPage(page, 'br', true),
    compressedPage(page, 'br', false),
  ]);
  expect(again).toBe(common);
  expect(other.length).toBeGreaterThan(common.length);
  expect([common, other].map((each) => brotliDecompressSync(each).toString())).toEqual([page, page]);
  expect((await compressedPage(page, 'identity', true)).toString()).toBe(page);
  expect(gunzipSync(await compressedPage(page, 'gzip', true)).toString()).toBe(page);
});

test('files come back as they were, and a changed one is packed again', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'spire-pack-'));
  const file = path.join(folder, 'a.js');
  const compressedFile = createCompressedFiles();
  writeFileSync(file, 'one '.repeat(1000));
  expect(brotliDecompressSync(await compressedFile(file, '1', 'br')).toString()).toMatch(/^one /);
  expect(gunzipSync(await compressedFile(file, '1', 'gzip')).toString()).toMatch(/^one /);
  writeFileSync(file, 'two '.repeat(1000));
  expect(brotliDecompressSync(await compressedFile(file, '1', 'br')).toString()).toMatch(/^one /);
  expect(brotliDecompressSync(await compressedFile(file, '2', 'br')).toString()).toMatch(/^two /);
  rmSync(folder, { recursive: true });
});

test('a file without a copy is packed quickly: somebody waits for it', async () => {
  const compressedPage = createCompressedPages();
  const best = await compressedPage(readFileSync(import.meta.filename, 'utf8'), 'br', true);
  const quick = await createCompressedFiles()(import.meta.filename, '1', 'br');
  expect(quick.length).toBeGreaterThan(best.length);
});

test("the build's own copy is sent, unless the file is newer", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'spire-pack-'));
  const file = path.join(folder, 'a.js');
  writeFileSync(file, 'one '.repeat(1000));
  writeFileSync(`${file}.br`, 'the copy');
  utimesSync(file, 1000, 1000);
  expect((await createCompressedFiles()(file, '1', 'br')).toString()).toBe('the copy');
  utimesSync(`${file}.br`, 500, 500);
  expect((await createCompressedFiles()(file, '1', 'br')).toString()).not.toBe('the copy');
  rmSync(folder, { recursive: true });
});
