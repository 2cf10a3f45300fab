import { parseRange } from './byteRange.ts';

describe('a range of ten bytes', () => {
  it.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
  ])('%s', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });

  it.each(['bytes=10-', 'bytes=3-2', 'bytes=-', 'bytes=-0', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b'])(
    '%s is none',
    (header) => {
      expect(() => parseRange(header, 10)).toThrow('invalid range provided');
    },
  );

  it('is never one of nothing', () => {
    expect(() => parseRange('bytes=0-', 0)).toThrow('invalid range provided');
  });
});
