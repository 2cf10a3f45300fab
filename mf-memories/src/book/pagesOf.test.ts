import { pagesOf } from './pagesOf.ts';

const room = { page: 100, heading: 10, gap: 5 };
const text = (words: number, chapter = 'a') => ({ chapter, words, picture: 0, isTied: false });
const pictured = (picture: number, words = 10, chapter = 'a') => ({ chapter, words, picture, isTied: false });
const placesOf = (...entries: Parameters<typeof pagesOf>[0]) =>
  pagesOf(entries, room).map((page) => page.map(({ at }) => at));

test('texts stand one after the other until a page is full, and a chapter has one heading', () => {
  const pages = pagesOf([text(30), text(30), text(30), text(20, 'b')], room);
  expect(pages.map((page) => page.map(({ at, isFirst }) => `${at}${isFirst ? ' heading' : ''}`))).toEqual([
    ['0 heading', '1'],
    ['2', '3 heading'],
  ]);
});

test('a picture is as large as it is, smaller where that fits it on the page, and never tiny', () => {
  expect(pagesOf([pictured(60)], room)).toEqual([[{ at: 0, isFirst: true, picture: 60 }]]);
  expect(pagesOf([pictured(300)], room)).toEqual([[{ at: 0, isFirst: true, picture: 80 }]]);
  expect(pagesOf([text(20), pictured(300)], room)).toMatchObject([[{ at: 0 }, { at: 1, picture: 55 }]]);
  expect(placesOf(text(50), pictured(300))).toEqual([[0], [1]]);
});

test('what is left before a picture is filled with a later text of the chapter, and with none of another', () => {
  expect(placesOf(text(50), pictured(300), text(30))).toEqual([[0, 2], [1]]);
  expect(placesOf(text(50), pictured(80), text(30, 'b'))).toEqual([[0], [1], [2]]);
});

test('an entry longer than a page has one to itself, and nothing is lost', () => {
  expect(placesOf(text(20), text(300), text(20))).toEqual([[0, 2], [1]]);
  const many = Array.from({ length: 200 }, (_, at) => (at % 3 === 0 ? pictured(90, 15) : text(10 + (at % 40))));
  expect(
    placesOf(...many)
      .flat()
      .toSorted((one, other) => one - other),
  ).toEqual(many.map((_, at) => at));
});

test('what goes on with an entry follows it, on the next page where it must, and nothing comes between', () => {
  const tied = (words: number) => ({ ...text(words), isTied: true });
  expect(placesOf(text(20), pictured(60), tied(40), text(5))).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('nothing makes no page', () => {
  expect(placesOf()).toEqual([]);
});
