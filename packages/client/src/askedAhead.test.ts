import { takeAskedAhead, type AskedAhead } from './askedAhead.ts';

const page = globalThis as { spireAsked?: AskedAhead };
const answer = Promise.resolve(new Response());
const asks = (over: Partial<AskedAhead> = {}) => {
  page.spireAsked = { token: 'mine', body: 'Who am I?', at: Date.now(), answer, ...over };
};
afterEach(() => delete page.spireAsked);

test('the answer is taken once', () => {
  asks();
  expect(takeAskedAhead('mine', 'Who am I?')).toBe(answer);
  expect(takeAskedAhead('mine', 'Who am I?')).toBeUndefined();
});

test.each([
  ['another token', 'theirs', 'Who am I?', {}],
  ['nobody', undefined, 'Who am I?', {}],
  ['another question', 'mine', 'How is the day?', {}],
  ['an answer of long ago', 'mine', 'Who am I?', { at: Date.now() - 60_000 }],
])('it is not taken by %s', (_, token, body, over) => {
  asks(over);
  expect(takeAskedAhead(token, body)).toBeUndefined();
});
