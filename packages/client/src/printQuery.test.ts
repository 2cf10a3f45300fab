import { parse, print } from 'graphql';
import { printQuery } from './printQuery.ts';

describe('the small printer', () => {
  it('says what graphql’s own says', () => {
    const document = parse('query Person { me { id profile { nickname } todaysCheckIn { id date } } }');
    expect(print(parse(printQuery(document)))).toBe(print(document));
  });
  it('refuses what it would get wrong', () => {
    for (const text of [
      'query ($id: ID) { me { id } }',
      '{ me { checkIn(date: "2026-11-21") { id } } }',
      '{ me { name: id } }',
      '{ me { ...F } } fragment F on User { id }',
      '{ me { id @skip(if: true) } }',
    ]) {
      expect(() => printQuery(parse(text))).toThrow('printQuery knows');
    }
  });
});
