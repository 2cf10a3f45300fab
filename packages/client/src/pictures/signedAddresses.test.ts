import { createAddresses } from './signedAddresses.ts';

const signed = (paths: readonly string[]) => Promise.resolve(new Map(paths.map((path) => [path, `/sign/${path}`])));

test('what is wanted together is asked for together, and once', async () => {
  const sign = jest.fn(signed);
  const { of } = createAddresses(sign);
  expect(await Promise.all([of('a'), of('b'), of('a')])).toEqual(['/sign/a', '/sign/b', '/sign/a']);
  expect(await of('b')).toBe('/sign/b');
  expect(sign.mock.calls.map(([paths]) => paths)).toEqual([['a', 'b']]);
});

test('one that cannot be had is asked for again', async () => {
  const sign = jest.fn(signed).mockRejectedValueOnce(new Error('away'));
  const { of } = createAddresses(sign);
  expect(await of('a')).toBeUndefined();
  expect(await of('a')).toBe('/sign/a');
});
