import type { SheetText } from './sheetText.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const sheet: Omit<SheetText, 'moods'> = {
  title: (name) => `${name}: self-report`,
  nameless: 'Self-report',
  period: (from, to) => `${from} to ${to}.`,
  answered: (count, of) => `Answers for ${count} of ${days(of)}.`,
  by: (name) => (name === '' ? 'Written by the person in Spire.' : `Written by ${name} in Spire.`),
  born: 'Born',
  quote: (words) => `“${words}”`,
  inShort: 'In short',
  usually: (step) => `usually “${step}”`,
  heavyDays: (count, of, [one, other]) => `${count} of ${days(of)} “${one}” or “${other}”`,
  few: (count) => `answers for ${days(count)}, too few to say what is usual.`,
  lately: (now, then) => `The last four weeks usually “${now}”, the four before “${then}”.`,
  tooFew: 'Few days are answered. They stand one by one below.',
  noScales: 'Neither scales nor moods were answered in this period.',
  wantsToTalkAbout: (name) => (name === '' ? 'Most wants to talk about:' : `${name} most wants to talk about:`),
  dayByDay: 'Day by day',
  legend: {
    answer: 'answer of the day',
    carried: '“same as the day before”',
    middle: 'middle of the week',
    bigDay: 'big day',
    empty: 'empty: no answer',
  },
  upIsBetter: 'up is better',
  upIsWorse: 'up is worse',
  helped: (name) => (name === '' ? 'What has helped' : `What has helped, says ${name}`),
  helpedTimes: (helped, times) => `helped ${helped} of ${times} times`,
  needed: (name) => (name === '' ? 'Has needed more of' : `Has needed more of, says ${name}`),
  days,
  notMentioned: 'Not mentioned',
  holds: 'What the days hold',
  pattern: ({ outcome, direction, with: after, without, strength }) =>
    `${outcome} ${direction} than usual ${after.hits} of ${after.days} times, else ${without.hits} of ${without.days} (${strength}, the last twelve weeks).`,
  strengths: { clear: 'quite clear', maybeChance: 'may be chance', trial: 'seen in their own trial' },
  kinds: { good: 'Good day:', usual: 'Usual day:', heavy: 'Heavy day:' },
  questions: (name) => (name === '' ? 'Questions' : `Questions ${name} would like to ask`),
  notes: 'Notes',
  restDays: (hard, rest) =>
    [hard > 0 && `Days called hard: ${hard}.`, rest > 0 && `Rest days: ${rest}.`].filter(Boolean).join(' '),
  capacity: (level) => `Capacity, own judgement: ${level}.`,
  considerations: (list) => `Has told of: ${list}.`,
  ownWords: (name) => (name === '' ? 'In their own words' : `In ${name}’s own words`),
  foot: (date) =>
    `The scales are Spire’s own, five steps in words. They are not a validated instrument. Numbers are days and times, not points. Connections do not show a cause and may be chance. Days without an answer are neither good nor bad days. The sheet holds no diagnosis and no advice. Printed ${date}. Page 1 of 1.`,
  mood: 'Mood',
  asTable: 'The answers day by day',
  day: 'Day',
};
