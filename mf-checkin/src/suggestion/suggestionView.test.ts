import { suggestionView, type Suggestion } from './suggestionView.ts';

const suggestion = (number: number): Suggestion => ({
  id: `s${number}`,
  number,
  limit: 8,
  text: 'Se ut av vinduet.',
  minutes: 2,
  source: 'built_in',
});
const nothing = { current: undefined, previous: undefined, isLoading: false, problem: undefined };

test('while the first one is on its way the card says so', () => {
  expect(suggestionView({ ...nothing, isLoading: true })).toEqual({ kind: 'loading' });
});

test('without a check-in the card asks for one, also when an older text is known', () => {
  const problem = 'CHECK_IN_REQUIRED';
  expect(suggestionView({ ...nothing, problem })).toEqual({ kind: 'checkInFirst' });
  expect(suggestionView({ ...nothing, previous: suggestion(3), problem })).toEqual({ kind: 'checkInFirst' });
});

test('a shown text stays in its place while the next is fetched', () => {
  expect(suggestionView({ ...nothing, previous: suggestion(1), isLoading: true })).toEqual({
    kind: 'ready',
    suggestion: suggestion(1),
    isLast: false,
    isChanging: true,
    hasFailedToChange: false,
  });
});

test('a shown text survives a failure to fetch the next (S21)', () => {
  expect(suggestionView({ ...nothing, previous: suggestion(1), problem: 'NETWORK' })).toMatchObject({
    kind: 'ready',
    suggestion: suggestion(1),
    isChanging: false,
    hasFailedToChange: true,
  });
});

test('asking again for the one in view is not called a change', () => {
  expect(suggestionView({ ...nothing, current: suggestion(2), isLoading: true })).toMatchObject({ isChanging: false });
});

test('the last of the day is known by its number, and by the word of the server', () => {
  expect(suggestionView({ ...nothing, current: suggestion(7) })).toMatchObject({ isLast: false });
  expect(suggestionView({ ...nothing, current: suggestion(8) })).toMatchObject({ isLast: true });
  const refused = suggestionView({ ...nothing, previous: suggestion(5), problem: 'DAILY_LIMIT' });
  expect(refused).toMatchObject({ kind: 'ready', isLast: true, hasFailedToChange: false });
  expect(suggestionView({ ...nothing, problem: 'DAILY_LIMIT' })).toEqual({ kind: 'limitReached' });
});

test('with nothing to show a failure is a state of its own', () => {
  expect(suggestionView({ ...nothing, problem: 'INTERNAL' })).toEqual({ kind: 'failed' });
});
