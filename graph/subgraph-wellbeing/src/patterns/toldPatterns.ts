import { addDays } from '@spire/domain/dates';
import { dateOf, dayNumber } from '@spire/domain/patterns/days';
import { isHigherBetter, type NamedPair, type OutcomeId, QUESTION_DAYS } from '@spire/domain/patterns/kinds';
import type { Finding, Findings } from '@spire/domain/patterns/rule';
import { drawTrial, endOfTrial, TRIAL_DAYS, type TrialEnd } from '@spire/domain/patterns/trial';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { StoryChoices } from './ownStory.texts.ts';
import { publicId, ruleId } from './patternIds.ts';
import type { Pattern, Patterns, PatternTrial } from './patterns.type.ts';
import type { OwnSeries } from './seriesOf.ts';

/** Whose patterns they are, and when it is. */
interface Person {
  key: PersonKey;
  userId: string;
  today: string;
}

/** Most that is offered to be asked about. */
const MOST_EXPOSURES = 20;

export const hiddenOn = ({ hidden }: StoryChoices, today: string): StoryChoices['hidden'] =>
  hidden.filter(({ until }) => until === null || until >= today);

const NO_END: TrialEnd = { isSeen: false, with: { hits: 0, days: 0 }, without: { hits: 0, days: 0 } };

function trialOf(choices: StoryChoices, { key, userId, today }: Person, series: OwnSeries | null): PatternTrial | null {
  const { trial } = choices;
  if (trial === null) return null;
  const lastDate = addDays(trial.firstDate, TRIAL_DAYS - 1);
  const [first, day] = [dayNumber(trial.firstDate), dayNumber(today)];
  const drawn = drawTrial(`${userId} ${trial.firstDate}`);
  const isOver = day > first + TRIAL_DAYS;
  const answers = series?.outcomes.find(({ id }) => id === trial.outcome)?.answers;
  const end = isOver && answers ? endOfTrial(answers, first, drawn, isHigherBetter(trial.outcome)) : NO_END;
  return {
    id: publicId(key, userId, trial),
    ...{ outcome: trial.outcome, firstDate: trial.firstDate, lastDate },
    isDrawnToday: drawn[day - first] ?? false,
    ...{ isOver, ...end },
  };
}

/** The result of a trial, as a pattern among the others. */
function seenInTrial(trial: PatternTrial | null): Pattern[] {
  if (trial === null || !trial.isSeen) return [];
  const direction = isHigherBetter(trial.outcome) ? 'higher' : 'lower';
  const { id, outcome, with: withIt, without } = trial;
  const exposure = { kind: 'trial', name: null } as const;
  return [
    {
      id,
      outcome,
      exposure,
      direction,
      without,
      lagDays: 1,
      strength: 'trial',
      isAsked: false,
      with: withIt,
      behind: [],
    },
  ];
}

function rest(choices: StoryChoices, person: Person, trial: PatternTrial | null) {
  const { key, userId, today } = person;
  const { askedOn } = choices;
  const next = askedOn === null ? null : addDays(askedOn, QUESTION_DAYS);
  return {
    trial,
    nextQuestionOn: next !== null && next > today ? next : null,
    hidden: hiddenOn(choices, today).map((each) => ({ ...each, id: publicId(key, userId, each) })),
  };
}

/** Nothing is worked out, and what was chosen stays. */
export function patternsOff(choices: StoryChoices, person: Person): Patterns {
  return {
    ...{ state: 'off', days: 0, looked: 0, firstDate: null, patterns: [], exposures: [], outcomes: [] },
    ...rest(choices, person, trialOf(choices, person, null)),
    question: choices.question && { ...choices.question, state: 'off', pattern: null },
  };
}

interface Told {
  findings: Findings;
  series: OwnSeries;
  choices: StoryChoices;
}

/** Findings in the words of the graph. */
export function toldPatterns({ findings, series, choices }: Told, person: Person): Patterns {
  const named = new Map(series.names.map(({ id, kind, name }) => [id, { kind, name }]));
  const asked = choices.question && ruleId(choices.question);
  const toPattern = (finding: Finding): Pattern => {
    const exposure = named.get(finding.exposure) ?? { kind: 'thing' as const, name: finding.exposure };
    const pair: NamedPair = { exposure, outcome: finding.outcome as OutcomeId };
    return {
      ...{ ...pair, id: publicId(person.key, person.userId, pair), isAsked: ruleId(pair) === asked },
      ...{ lagDays: finding.lagDays, direction: finding.direction, strength: finding.strength },
      ...{ with: finding.with, without: finding.without },
      behind: finding.days.map(({ day, answer, usual }) => ({
        ...{ date: dateOf(day), answer, sign: Math.sign(answer - usual) },
        // Between two steps, the one on the side that was not answered.
        usual: answer < usual ? Math.ceil(usual) : Math.floor(usual),
      })),
    };
  };
  const trial = trialOf(choices, person, series);
  const patterns = [...findings.findings.map(toPattern)];
  const all = [
    ...patterns.filter(({ isAsked }) => isAsked),
    ...seenInTrial(trial),
    ...patterns.filter(({ isAsked }) => !isAsked),
  ];
  const { question } = choices;
  return {
    state: all.length > 0 ? 'found' : findings.state,
    ...{ days: findings.days, looked: findings.looked, firstDate: dateOf(findings.firstDay) },
    patterns: all.slice(0, 3),
    ...rest(choices, person, trial),
    question: question && {
      ...question,
      state: findings.question?.state ?? 'tooFewDays',
      pattern: patterns.find(({ isAsked }) => isAsked) ?? null,
    },
    exposures: series.names
      .toSorted((one, other) => daysWith(series, other.id) - daysWith(series, one.id))
      .slice(0, MOST_EXPOSURES),
    outcomes: series.outcomes.map(({ id }) => id as OutcomeId),
  };
}

const daysWith = (series: OwnSeries, id: string) => series.exposures.find((each) => each.id === id)?.days.size ?? 0;
