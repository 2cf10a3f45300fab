import { findPatterns } from '@spire/domain/patterns/rule';
import { invent, LAST_SUNDAY } from '@spire/domain/patterns/testing/inventedPeople';
import { simulate, type Trying } from '@spire/domain/patterns/testing/simulate';
import type { Figure } from './measure.ts';

const [NOBODY, SOMEBODY] = [2000, 500];
/** Fewer than for a person: of so many people the share is the same. */
const SHUFFLES = 200;
const COST_MS = 300;
const RUNS = 9;

const percent = (of: number, people: number) => (100 * of) / people;

/** Shares of people who are told something by the rule in half a year, with nothing true and with one thing. */
function shares(name: string, kind: Pick<Trying, 'answered' | 'effect' | 'isAsked'>, limits: Limits): Figure[] {
  const people = kind.effect === 0 ? NOBODY : SOMEBODY;
  const told = simulate({ ...kind, people, shuffles: SHUFFLES });
  const figure = (what: string, share: number, limit: number | undefined): Figure => ({
    ...{ name: `${name}, ${what}`, runs: [percent(share, people)], unit: '%' },
    ...(limit === undefined ? {} : { limit }),
  });
  return [
    figure('told anything', told.anything, limits.anything),
    figure('told something clear', told.clear, limits.clear),
    ...(kind.effect === 0
      ? []
      : [
          figure('not told what is true', people - told.truth, limits.missed),
          figure('of all, told it with the lag that is true', told.rightLag, undefined),
        ]),
  ];
}

interface Limits {
  anything?: number;
  clear?: number;
  missed?: number;
}

/** Processor time of one answer: eight Sundays, each over 84 days. */
function cost(): Figure {
  const people = Array.from({ length: RUNS }, (_, seed) => invent({ seed, answered: 0.9, effect: 1 }));
  const wish = { person: 'someone', question: null, hidden: new Set<string>() };
  const runs = people.map((series) => {
    const begun = process.cpuUsage();
    findPatterns(series, LAST_SUNDAY + 1, wish);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return { name: 'an answer', runs, unit: 'ms', limit: COST_MS };
}

/** Times the rule of patterns (decision 0129), and counts its findings on invented people. */
export function patterns(): Promise<Figure[]> {
  const nothing = { anything: 20, clear: 8 };
  return Promise.resolve([
    cost(),
    ...shares('nothing true, seven of ten days', { answered: 0.7, effect: 0, isAsked: false }, nothing),
    ...shares('nothing true, nine of ten days', { answered: 0.9, effect: 0, isAsked: false }, nothing),
    ...shares('nothing true and asked, nine of ten days', { answered: 0.9, effect: 0, isAsked: true }, {}),
    ...shares('one thing true, seven of ten days', { answered: 0.7, effect: 1, isAsked: false }, {}),
    ...shares('one thing true, nine of ten days', { answered: 0.9, effect: 1, isAsked: false }, { missed: 60 }),
    ...shares(
      'one thing true and asked, nine of ten days',
      { answered: 0.9, effect: 1, isAsked: true },
      { missed: 25 },
    ),
  ]);
}
