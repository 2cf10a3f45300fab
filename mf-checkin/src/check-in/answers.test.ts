import { CHECK_IN_FIELDS } from '@spire/domain/checkInRules';
import { blankDraft } from '@spire/domain/recordFields';
import { answersOf, inputFrom, NO_ANSWERS, type CheckIn } from './answers.ts';

const saved: CheckIn = {
  ...blankDraft(CHECK_IN_FIELDS),
  id: 'c1',
  date: '2026-03-11',
  whatIsGood: ['glede'],
  whatIsGoodText: 'Sol',
  lookingForward: [],
  lookingForwardText: '',
  needMore: ['ro', 'natur'],
  needMoreText: '',
  updatedAt: '2026-03-11T08:00:00Z',
};

test('saved answers go through the form and back without a change', () => {
  const { id, updatedAt, ...answers } = saved;
  expect([id, updatedAt]).toHaveLength(2);
  expect(inputFrom(answersOf(saved), saved.date)).toEqual(answers);
});

test('a chip that no list knows any more is left out of what is sent', () => {
  const draft = { ...NO_ANSWERS, whatIsGood: ['glede', 'gone'], needMore: ['glede', 'enTur'] };
  expect(inputFrom(draft, '2026-03-11')).toMatchObject({ whatIsGood: ['glede'], needMore: ['glede'] });
});

test('texts are sent without the space around them', () => {
  expect(inputFrom({ ...NO_ANSWERS, needMoreText: '  ro \n' }, '2026-03-11').needMoreText).toBe('ro');
});
