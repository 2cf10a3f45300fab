import { checkMetadata, mergeMetadata } from './userMetadata.ts';

describe('metadata', () => {
  it('stays small, because every token carries it', () => {
    expect(() => checkMetadata({ a: 'x'.repeat(4000) })).not.toThrow();
    expect(() => checkMetadata({ a: 'x'.repeat(4096) })).toThrow('cannot be larger');
  });

  it('keeps the rest, replaces what is given and drops what is null', () => {
    expect(mergeMetadata({ a: 1, b: 2, c: 3 }, { b: { x: 1 }, c: null })).toEqual({ a: 1, b: { x: 1 } });
  });
});
