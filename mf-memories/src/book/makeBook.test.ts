/** @jest-environment jsdom */
import { makeBook } from './makeBook.ts';

test('the file holds the sheets and their pictures, and loads and runs nothing', async () => {
  const sheets = document.createElement('div');
  sheets.innerHTML =
    '<section><article><img data-path="kari/a.jpg" src="blob:x" alt="En båt"><h3></h3></article></section>';
  const [title] = sheets.querySelectorAll('h3');
  if (title !== undefined) title.textContent = '<script>alert(1)</script>';
  const facts = { title: '<b>', locale: 'nb-NO', size: 'A5' as const, sheets };
  const book = await makeBook({ ...facts, read: () => Promise.resolve(new Blob(['x'], { type: 'image/jpeg' })) });
  expect(book).toContain('src="data:image/jpeg;base64,eA=="');
  expect(book).toContain('&lt;script&gt;');
  expect(book).not.toMatch(/<script|blob:|<b>|data-path/);
  expect(book).toContain("default-src 'none'");
  expect(sheets.querySelector('img')?.getAttribute('src')).toBe('blob:x');
  const without = await makeBook({ ...facts, read: () => Promise.resolve(undefined) });
  expect(without).not.toContain('<img');
});
