import { fileProblem, kindOf } from './pictureFile.ts';

const bytesOf = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((each) => each.charCodeAt(0)) : part)),
  );

const two = (value: number) => [value >> 8, value & 255];
const four = (value: number) => [...two(value >>> 16), ...two(value & 65535)];
const png = (width: number, height: number) =>
  bytesOf([0x89], 'PNG\r\n', [0x1a, 0x0a], four(13), 'IHDR', four(width), four(height), [8, 6, 0, 0, 0], four(0));
const FRAME = [0xff, 0xc0, ...two(11), 8, ...two(30), ...two(40), 1, 1, 0x11, 0];
const SCAN = [0xff, 0xda, ...two(8), 1, 1, 0, 0, 63, 0];
const jpeg = (...end: number[]) => Uint8Array.from([0xff, 0xd8, ...FRAME, ...SCAN, 1, 2, 3, 4, ...end]);

test('a file is what its bytes are, whatever it is called', () => {
  expect(kindOf(jpeg())).toBe('jpeg');
  expect(kindOf(png(1, 1))).toBe('png');
  expect(kindOf(bytesOf('GIF89a'))).toBe('gif');
  expect(kindOf(bytesOf('RIFF', four(0), 'WEBP'))).toBe('webp');
  expect(kindOf(bytesOf(four(24), 'ftypheic'))).toBe('heic');
});

test.each([
  ['a text', 'Kaffe på trappa'],
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
])('%s is no picture', (_, content) => {
  expect(fileProblem(bytesOf(content))).toBe('notAnImage');
});

test('a file with nothing in it is called empty, not another kind', () => {
  expect(fileProblem(new Uint8Array())).toBe('empty');
});

test('a JPEG that breaks off is not taken, one that ends is', () => {
  expect(fileProblem(jpeg())).toBe('unreadable');
  expect(fileProblem(jpeg(0xff, 0xd9))).toBeUndefined();
});

test('a small file that claims to be enormous is never unpacked', () => {
  expect(fileProblem(png(12_000, 12_000))).toBe('tooManyPixels');
  expect(fileProblem(png(4000, 3000))).toBeUndefined();
});

test('more than 5 MB is too large', () => {
  expect(fileProblem(new Uint8Array(5_242_881))).toBe('tooLarge');
});
