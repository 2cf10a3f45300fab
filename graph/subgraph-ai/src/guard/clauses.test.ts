import { clauses } from './clauses.ts';

test.each([
  ['Se for deg en tur du er glad i.', []],
  ['Think of a friend, and call them.', [' , and call them ']],
  ['Tenk på en venn og ring.', [' og ring ']],
  ['Du trenger ikke reise deg.', [' du ']],
  ['Hvil her, uten å gå ut.', [' hvil her , ']],
  ['Do not hesitate to run.', [' do not hesitate to run ']],
  ['Rest. Walk home; sleep!', [' rest ', ' walk home ', ' sleep ']],
])('%s asks %j', (text, asked) => {
  expect(clauses(text).map((each) => each.trim())).toEqual(asked.map((each) => each.trim()));
});
