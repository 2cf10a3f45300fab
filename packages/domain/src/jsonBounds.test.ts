import { isWithinJsonBounds, JsonMeter } from './jsonBounds.ts';

const BOUNDS = { members: 1000, depth: 16 };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const isWithin = (text: string) => isWithinJsonBounds(bytesOf(text), BOUNDS);
const list = (members: number) => `{"list": [${'1,'.repeat(members - 1)}1]}`;
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('what clients send is within the bounds', () => {
  for (const text of ['', 'null', '"text"', '1', '{}', '[ ]', '{"a": {"b": [], "c": null}}'])
    expect(isWithin(text)).toBe(true);
});

test('one member or one level more is not', () => {
  expect(isWithin(list(BOUNDS.members - 1))).toBe(true);
  expect(isWithin(list(BOUNDS.members))).toBe(false);
  expect(isWithin(nested(BOUNDS.depth))).toBe(true);
  expect(isWithin(nested(BOUNDS.depth + 1))).toBe(false);
});

test('signs within a text are no structure, whatever stands before its quotes', () => {
  for (const inside of ['[{,'.repeat(2000), String.raw`\"[`.repeat(2000), String.raw`\\`.repeat(2001)])
    expect(isWithin(`{"a": "${inside}"}`)).toBe(true);
  expect(isWithin(String.raw`["\\", ` + nested(BOUNDS.depth) + ']')).toBe(false);
});

/** The findings of a meter in a text that arrives in pieces of this length. */
function partsOf(text: string, length: number) {
  const bytes = bytesOf(text);
  const meter = new JsonMeter(BOUNDS);
  for (let at = 0; at < bytes.length; at += length) meter.take(bytes.subarray(at, at + length));
  const textAt = ({ start, end }: { start: number; end: number }) =>
    new TextDecoder().decode(bytes.subarray(start, end));
  return meter.parts.map((part) => [textAt(part), part.entries?.map(textAt)]);
}

test.each([1, 2, 3, 1000])('the parts of a text are found however it arrives: %d bytes at a time', (length) => {
  const text = String.raw`{"a": {"x": ["\\\"]"]}, "b": 1, "c": [ {"y": "æ,"}, [2, 3],4], "\"[": "[]", "d": []}`;
  expect(partsOf(text, length)).toEqual([
    [String.raw`{"x": ["\\\"]"]}`, undefined],
    ['[ {"y": "æ,"}, [2, 3],4]', [' {"y": "æ,"}', ' [2, 3]', '4']],
    ['[]', ['']],
  ]);
});

test('a list of more entries than anybody brings is not within the bounds', () => {
  expect(isWithinJsonBounds(bytesOf(`{"list": [${'0,'.repeat(30_000)}0]}`), { ...BOUNDS, members: 1e6 })).toBe(false);
});
