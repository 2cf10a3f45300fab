import { parse, print } from 'graphql';
import { printQuery } from './printQuery.ts';

describe('the small printer', () => {
  it.each([
    'query Person { me { id profile { nickname } todaysCheckIn { id date } } }',
    'mutation Use($code: String!, $ids: [ID!]) { use(code: $code, ids: $ids) }',
  ])('says what graphql’s own says of %s', (text) => {
    const document = parse(text);
    expect(print(parse(printQuery(document)))).toBe(print(document));
  });
  it('refuses what it would get wrong', () => {
    for (const text of [
      '{ me { checkIn(date: "2026-11-21") { id } } }',
      '{ me { name: id } }',
      '{ me { ...F } } fragment F on User { id }',
      '{ me { id @skip(if: true) } }',
    ]) {
      expect(() => printQuery(parse(text))).toThrow('printQuery knows');
    }
  });
});
