import { movedForward, picturesOf, withPictures } from './draftPictures.ts';

const [a, b, c] = ['a', 'b', 'c'].map((path) => ({ path, text: path.toUpperCase() }));
const all = [a, b, c].filter((each) => each !== undefined);

test('the first picture stands for a memory, and the others follow in their order', () => {
  expect(withPictures(all)).toEqual({ picturePath: 'a', pictureText: 'A', morePictures: [b, c] });
  expect(picturesOf(withPictures(all))).toEqual(all);
  expect(withPictures([])).toEqual({ picturePath: null, pictureText: '', morePictures: [] });
});

test('a picture moves one place to the front, and the first stays', () => {
  expect(movedForward(all, 1)).toEqual([b, a, c]);
  expect(movedForward(all, 2)).toEqual([a, c, b]);
  expect(movedForward(all, 0)).toEqual(all);
});
