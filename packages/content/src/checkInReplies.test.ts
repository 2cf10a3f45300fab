import { CHECK_IN_QUESTIONS } from '@spire/domain/checkInRules';
import { HARD_DAY } from '@spire/domain/hardDay';
import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { GOOD_NOW, LOOKING_FORWARD, NEED_MORE } from '@spire/domain/options';
import { checkInReply, GOOD_REPLIES, NEED_REPLIES } from './checkInReplies.ts';
import { TEXTS } from './generated/checkInReplies.ts';
import { hasNorwegianLetters, lix, namesWhatIsForbidden } from './textInvariants.ts';

const NOTHING = {
  whatIsGood: [],
  whatIsGoodText: '',
  lookingForward: [],
  lookingForwardText: '',
  needMore: [],
  needMoreText: '',
};
const ONE_CHIP = [
  ...keysOf(GOOD_NOW).map((id) => ({ ...NOTHING, whatIsGood: [id] })),
  ...keysOf(LOOKING_FORWARD).map((id) => ({ ...NOTHING, lookingForward: [id] })),
  ...keysOf(NEED_MORE).map((id) => ({ ...NOTHING, needMore: [id] })),
];

test.each(LANGUAGES)('every chip is answered with words of its own (%s)', (language) => {
  const replies = ONE_CHIP.map((answers) => Object.values(checkInReply(answers, language)).join(' '));
  expect(new Set(replies).size).toBe(CHECK_IN_QUESTIONS.flatMap(({ chips }) => keysOf(chips)).length);
  expect(replies.filter((reply) => namesWhatIsForbidden(language, reply))).toEqual([]);
  expect(replies.filter((reply) => lix(reply) > 35)).toEqual([]);
  if (language === 'en') expect(replies.filter(hasNorwegianLetters)).toEqual([]);
});

test('what is good and what is needed both have a part in the answer', () => {
  const answers = { ...NOTHING, whatIsGood: ['takknemlighet' as const], needMore: ['ro' as const, 'natur' as const] };
  expect(checkInReply(answers, 'no')).toEqual({
    title: GOOD_REPLIES.takknemlighet.no,
    line: `${TEXTS.otherwise.both.no} ${NEED_REPLIES.ro.no}`,
  });
});

test.each(LANGUAGES)('a hard day is met without cheer, in whichever language it was said (%s)', (language) => {
  for (const words of Object.values(HARD_DAY)) {
    const { title } = checkInReply({ ...NOTHING, whatIsGoodText: words, whatIsGood: ['glede'] }, language);
    expect(title).toBe(TEXTS.otherwise.hardTitle[language]);
  }
});

test('of own words nothing is said but that they were written', () => {
  for (const words of ['Kaffe på trappa', 'Alt er mørkt']) {
    const { title } = checkInReply({ ...NOTHING, whatIsGoodText: words }, 'no');
    expect(title).toBe(TEXTS.otherwise.inWords.no);
  }
});
