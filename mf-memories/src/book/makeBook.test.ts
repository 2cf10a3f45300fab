import { makeBook } from './makeBook.ts';

const entry = {
  title: 'Kaffe <script>',
  description: 'Sol & "vind"',
  emoji: '☕',
  pictureText: '',
  details: '14. juni',
  picture: 'data:image/jpeg;base64,AAAA',
};

test('a book holds its words and pictures, runs nothing and loads nothing', () => {
  const book = makeBook({ title: 'Gode minner', locale: 'nb', entries: [entry, { ...entry, picture: undefined }] });
  expect(book).toContain('<html lang="nb">');
  expect(book).toContain('Sol &amp; &quot;vind&quot;');
  expect(book.match(/<img /g)).toHaveLength(1);
  expect(book).not.toMatch(/<script|https?:/);
});
