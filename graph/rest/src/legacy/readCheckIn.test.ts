import { CHECK_IN_ANSWERS, CHECK_IN_FIELDS, type CheckInDraft } from '@spire/domain/checkInRules';
import { blankDraft } from '@spire/domain/recordFields';
import { readCheckIn, readCheckInAnswers } from './readCheckIn.ts';
import { writeCheckIn } from './writeCheckIn.ts';

const moment = { now: new Date('2026-06-30T23:30:00Z'), timeZone: 'Europe/Oslo' };
const answers = (change: Partial<CheckInDraft>): CheckInDraft => ({
  ...blankDraft(CHECK_IN_FIELDS),
  ...change,
});
const told = answers({
  whatIsGood: ['haap', 'glede'],
  whatIsGoodText: 'Kaffe i sola',
  lookingForward: ['laereNoe'],
  lookingForwardText: 'Besøk',
  needMore: ['selvfoelelse', 'ro'],
  needMoreText: 'Søvn',
});

test.each<[string, object]>([
  ['ids and texts', told],
  [
    'what the form sends, in Norwegian',
    {
      whatIsGoodText: 'Kaffe i sola',
      whatIsGoodEmojis: ['🌅 Håp', '😊 Glede'],
      lookingForwardText: 'Besøk',
      lookingForwardEmojis: ['📖 Å lære noe'],
      needMoreText: 'Søvn',
      needMoreEmojis: ['🌸 Selvfølelse', '🌿 Ro'],
    },
  ],
  [
    'what is stored, in English, the last list as JSON in a text',
    {
      what_is_good_text: 'Kaffe i sola',
      what_is_good_emojis: ['🌅 Hope', '😊 Joy'],
      looking_forward_text: 'Besøk',
      looking_forward_emojis: ['📖 learn something'],
      need_more_text: 'Søvn',
      need_more_emojis: '["🌸 Self-esteem", "🌿 Peace"]',
    },
  ],
  [
    'the third shape, with chips and texts side by side',
    {
      whatIsGood: 'Håp, glede',
      what_is_good_text: 'Kaffe i sola',
      lookingForwardTo: ['📖 Lære noe'],
      lookingForward: 'Besøk',
      needMoreOf: ['🌸', '🌿'],
      need_more: 'Søvn',
      mood: 'ignored',
    },
  ],
])('%s', (_name, body) => {
  expect(readCheckIn({ date: '2026-05-20', ...body }, moment)).toMatchObject({
    draft: { ...told, date: '2026-05-20' },
  });
});

test.each<[object, Partial<CheckInDraft>]>([
  [{ goodToday: 'ro og fred', lookingForward: '', needMoreText: null }, { whatIsGoodText: 'ro og fred' }],
  [{ goodToday: ['glede', 'Joy', '😊'] }, { whatIsGood: ['glede'] }],
  [{ needMoreEmojis: '' }, {}],
  [
    { lookingForward: ['Focus'], needMore: ['Focus'] },
    { lookingForward: ['fokusere'], needMore: ['fokus'] },
  ],
  [{}, {}],
])('answers alone: %j', (body, expected) => {
  expect(readCheckInAnswers(body)).toMatchObject({ draft: { ...blankDraft(CHECK_IN_ANSWERS), ...expected } });
});

test('without a date it is for the day it is where the person is', () => {
  expect(readCheckIn({ needMore: ['ro'] }, moment)).toMatchObject({ draft: { date: '2026-07-01' } });
});

test.each<[unknown, string[]]>([
  ['a text', ['body INVALID']],
  [[], ['body INVALID']],
  [{ date: '2026-02-30', needMore: ['ro'] }, ['date INVALID']],
  [{ what_is_good_text: 7 }, ['what_is_good_text INVALID']],
  [{ needMoreEmojis: ['🌿 Gull'] }, ['needMoreEmojis UNKNOWN_OPTION']],
  [{ needMoreEmojis: '["ro", 7]' }, ['needMoreEmojis INVALID']],
  [{ needMoreOf: { ro: true } }, ['needMoreOf INVALID']],
  [{ need_more: ['ro', 'energi', 'glede', 'mestring'] }, ['need_more TOO_MANY']],
  [{ looking_forward_text: 'x'.repeat(2001) }, ['looking_forward_text TOO_LONG']],
  [{ whatIsGoodText: 'a', what_is_good_text: 'b' }, ['what_is_good_text INVALID']],
  [{ whatIsGood: ' ' }, ['whatIsGood REQUIRED']],
  [{ good_today: ' ', needMoreText: '' }, ['good_today REQUIRED']],
  [{ need_more_of: [] }, ['need_more_of REQUIRED']],
  [{}, ['whatIsGood REQUIRED']],
])('refused in the spelling of the caller: %j', (body, expected) => {
  const reading = readCheckIn(body, moment);
  const errors = 'errors' in reading ? reading.errors : [];
  expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test.each(['no', 'en'] as const)('what is answered in %s can be sent back as it is', (language) => {
  const written = writeCheckIn({ id: 'a', date: '2026-05-20', ...told }, language);
  expect(written).toMatchObject({
    what_is_good_emojis: language === 'no' ? ['🌅 Håp', '😊 Glede'] : ['🌅 Hope', '😊 Joy'],
    need_more_text: 'Søvn',
    needMore: ['selvfoelelse', 'ro'],
    lookingForwardTo: ['laereNoe'],
    need_more_of: ['selvfoelelse', 'ro'],
  });
  expect(readCheckIn(written, moment)).toMatchObject({ draft: { ...told, date: '2026-05-20' } });
});
