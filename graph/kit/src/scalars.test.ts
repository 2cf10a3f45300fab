import { DateTimeScalar, LocalDateScalar } from './scalars.ts';

test('a calendar date goes both ways unchanged', () => {
  expect(LocalDateScalar.parseValue('2028-02-29')).toBe('2028-02-29');
  expect(LocalDateScalar.serialize('2028-02-29')).toBe('2028-02-29');
});

test('what is no calendar date is refused', () => {
  for (const value of ['2026-02-29', '2026-2-1', '2026-02-01T00:00:00Z', '', 20260201, null])
    expect(() => LocalDateScalar.parseValue(value)).toThrow('calendar date');
});

test('a wrong input is marked as one, a wrong answer of our own is not', () => {
  const marked = expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT' } }) as Error;
  expect(() => LocalDateScalar.parseValue('2026-02-30')).toThrow(marked);
  expect(() => DateTimeScalar.parseValue('2026-13-40T00:00:00Z')).toThrow(marked);
  const unmarked = expect.objectContaining({ extensions: {} }) as Error;
  expect(() => LocalDateScalar.serialize('2026-02-30')).toThrow(unmarked);
  expect(() => DateTimeScalar.serialize('never')).toThrow(unmarked);
});

test('an instant is written in UTC', () => {
  expect(DateTimeScalar.serialize(new Date('2026-03-29T12:15:00+02:00'))).toBe('2026-03-29T10:15:00.000Z');
  expect(DateTimeScalar.parseValue('2026-03-29T12:15:00+02:00')).toEqual(new Date('2026-03-29T10:15:00Z'));
});

test('what is no instant is refused', () => {
  for (const value of ['yesterday', '2026-03-29', 5, null])
    expect(() => DateTimeScalar.parseValue(value)).toThrow('instant');
  expect(() => DateTimeScalar.serialize(new Date(Number.NaN))).toThrow('instant');
});
