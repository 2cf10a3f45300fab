import fc from 'fast-check';

const deep = (levels: number): unknown => (levels === 0 ? 'x' : { a: deep(levels - 1) });

/** The abuse table of values (D16, D17, D18): none of them may end in anything but an answer. */
const FIXED: readonly unknown[] = [
  null, '', ' ', 'x'.repeat(5000), '𝕏'.repeat(2001), '\u0000', 'a\u0000b', '\ud800', '\udc00x', '\u202edrow', '\u200b\u200d',
  '\ufeff', '\uffff', "'; drop table wellbeing.memory; --", '${7*7}', '%s%n', '../../etc/passwd', '<script>', 'NaN', 'Infinity', '-0',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'ukjent', '2026-02-30', '0000-00-00', '9999-12-31', '-000001-01-01',
  '2026-11-21T10:00:00Z', '+275760-09-13T00:00:00Z', '1e400', 0, -1, 1.5, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308, true, false,
  '00000000-0000-0000-0000-000000000000', '33333333-3333-4333-8333-33333333333', '{33333333-3333-4333-8333-333333333333}',
  [], {}, [[]], [null], { __proto__: null, a: 1 }, JSON.parse('{"__proto__":{"isAdmin":true}}'), deep(10), deep(40),
  Array.from({ length: 60 }, () => 'x'), Array.from({ length: 5000 }, () => 'x'),
]; // oxfmt-ignore

/** One value of the table, or any text or JSON at all; and what is given, such as ids of other people's. */
export function hostileValues(more: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...FIXED, ...more) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
    { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })) },
  );
}

/** Every place in a value, inner ones too: `input.tasks.0.id`. */
export function placesIn(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [place];
  const inner = Object.entries(value).flatMap(([key, each]) => placesIn(each, place === '' ? key : `${place}.${key}`));
  return place === '' ? inner : [place, ...inner];
}

/** A copy of the value with another one at the place. */
export function withValueAt(value: unknown, place: string, other: unknown): unknown {
  const [key = '', ...rest] = place.split('.');
  if (place === '') return other;
  if (Array.isArray(value))
    return (value as unknown[]).map((each, index) =>
      String(index) === key ? withValueAt(each, rest.join('.'), other) : each,
    );
  if (typeof value !== 'object' || value === null) return value;
  const inner = (value as Record<string, unknown>)[key];
  return { ...value, [key]: withValueAt(inner, rest.join('.'), other) };
}
