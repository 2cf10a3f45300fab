import { parseCursor, toCursor } from './cursor.ts';

const place = {
  date: '2026-05-20',
  createdAt: new Date('2026-05-20T10:00:00.123Z'),
  id: '33333333-3333-4333-8333-333333333333',
};

test('a cursor names the place it was made from', () => {
  expect(parseCursor(toCursor(place))).toEqual(place);
});

test('any other text names none', () => {
  const made = (text: string) => Buffer.from(text).toString('base64url');
  for (const text of ['', 'x', made('2026-05-20'), made(`2026-02-30|1|${place.id}`), made(`2026-05-20|x|${place.id}`)])
    expect(parseCursor(text)).toBeUndefined();
  expect(parseCursor(made(`2026-05-20|1|${place.id}|more`))).toBeUndefined();
  expect(parseCursor(made(`2026-05-20|1|' or true`))).toBeUndefined();
});
