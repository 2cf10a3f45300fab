import { addDays, localDate } from '@spire/domain/dates';
import { dayNumber, sundayBefore, WEEK } from '@spire/domain/patterns/days';
import {
  exposureId,
  MOST_HIDDEN,
  type NamedPair,
  type OutcomeId,
  OUTCOMES,
  QUESTION_DAYS,
  SEASON_DAYS,
} from '@spire/domain/patterns/kinds';
import { TRIAL_DAYS } from '@spire/domain/patterns/trial';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import { found } from '@spire/graph-kit/recordIds';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import { askErrors, askedPair } from './askedPair.ts';
import type { DayRowsStore } from './dayRows.store.ts';
import type { OwnStoryStore } from './ownStory.store.ts';
import type { StoryChoices } from './ownStory.texts.ts';
import { publicId, ruleId } from './patternIds.ts';
import type { AskPatternInput, HidePatternInput } from './patterns.input.ts';
import type { Patterns } from './patterns.type.ts';
import { type OwnSeries, seriesOf } from './seriesOf.ts';
import { hiddenOn, patternsOff, toldPatterns } from './toldPatterns.ts';
import { createPatternWork } from './workOut.ts';

export interface PatternsService {
  /** The patterns of the days, worked out away from the request loop and kept while the days are the same (D71). */
  read(context: RequestContext): Promise<Patterns>;
  /** While it is off nothing is worked out. */
  setOn(context: RequestContext, isOn: boolean): Promise<Patterns>;
  /** One question at a time, another after four weeks at the earliest. Refuses with every wrong field at once. */
  ask(context: RequestContext, input: AskPatternInput): Promise<Patterns>;
  removeQuestion(context: RequestContext): Promise<Patterns>;
  /** Hides a pair of the person's own; NOT_FOUND for any other. */
  hide(context: RequestContext, input: HidePatternInput): Promise<Patterns>;
  /** Works a hidden pair out again; NOT_FOUND for one that is not hidden. */
  show(context: RequestContext, id: string): Promise<Patterns>;
  /** Draws the fourteen days from tomorrow on, for a pair of the person's own; NOT_FOUND for any other. */
  beginTrial(context: RequestContext, id: string): Promise<Patterns>;
  endTrial(context: RequestContext): Promise<Patterns>;
}

/** Days that are looked at: twelve weeks, the Sundays before, and what was usual then. */
const BACK = 12 * WEEK + 7 * WEEK + 10;

interface Parts {
  story: OwnStoryStore;
  rows: DayRowsStore;
  vault: Vault;
  /** The scales that the person follows from day to day. */
  followed: (context: RequestContext) => Promise<readonly OutcomeId[]>;
}

export function createPatternsService({ story, rows, vault, followed }: Parts): PatternsService {
  const workOut = createPatternWork();
  const todayOf = ({ now, timeZone }: RequestContext) => localDate(now, timeZone);

  async function seriesFor(context: RequestContext): Promise<OwnSeries> {
    const today = todayOf(context);
    const first = addDays(today, -(BACK + WEEK));
    const [days, outcomes] = await Promise.all([rows.read(context.claims, first, today), followed(context)]);
    return seriesOf(days, outcomes);
  }

  /** All pairs that there could be, by the name that the outside knows. */
  async function pairOf(context: RequestContext, key: PersonKey, id: string): Promise<NamedPair> {
    const { names } = await seriesFor(context);
    const pairs = names.flatMap((exposure) =>
      OUTCOMES.map((outcome) => ({ exposure: { kind: exposure.kind, name: exposure.name }, outcome })),
    );
    return found(pairs.find((pair) => publicId(key, context.claims.sub, pair) === id));
  }

  async function tell(context: RequestContext, choices: StoryChoices): Promise<Patterns> {
    const key = await vault.keyOf(context.claims.sub);
    const person = { key, userId: context.claims.sub, today: todayOf(context) };
    if (!choices.isPatternsOn) return patternsOff(choices, person);
    const { names, ...series } = await seriesFor(context);
    const { question } = choices;
    const findings = await workOut(context.claims.sub, {
      series,
      // The same until the next Sunday is over.
      today: sundayBefore(dayNumber(person.today)) + 1,
      wish: {
        person: context.claims.sub,
        question: question && { exposure: exposureId(question.exposure), outcome: question.outcome },
        hidden: new Set(hiddenOn(choices, person.today).map(ruleId)),
      },
    });
    return toldPatterns({ findings, series: { ...series, names }, choices }, person);
  }

  const change = async (context: RequestContext, next: (choices: StoryChoices) => StoryChoices) =>
    tell(context, await story.change(context.claims, next, context.now));

  return {
    read: async (context) => tell(context, await story.read(context.claims)),
    setOn: (context, isOn) => change(context, (choices) => ({ ...choices, isPatternsOn: isOn })),
    ask: (context, input) => {
      const question = askedPair(input);
      refuseWhenWrong(askErrors(question));
      const today = todayOf(context);
      return change(context, (choices) => {
        if (choices.question !== null && ruleId(choices.question) === ruleId(question)) return choices;
        const { askedOn } = choices;
        if (askedOn !== null && today < addDays(askedOn, QUESTION_DAYS))
          refuseWhenWrong([{ field: 'exposure', code: 'OUT_OF_RANGE', limit: QUESTION_DAYS }]);
        return { ...choices, question, askedOn: today };
      });
    },
    removeQuestion: (context) => change(context, (choices) => ({ ...choices, question: null })),
    hide: async (context, { id, isForSeason }) => {
      const key = await vault.keyOf(context.claims.sub);
      const pair = await pairOf(context, key, id);
      const today = todayOf(context);
      const until = isForSeason === true ? addDays(today, SEASON_DAYS) : null;
      return change(context, (choices) => ({
        ...choices,
        hidden: [{ ...pair, until }, ...hiddenOn(choices, today).filter((each) => ruleId(each) !== ruleId(pair))].slice(
          0,
          MOST_HIDDEN,
        ),
      }));
    },
    show: async (context, id) => {
      const { sub } = context.claims;
      const key = await vault.keyOf(sub);
      const { hidden } = await story.read(context.claims);
      const pair = ruleId(found(hidden.find((each) => publicId(key, sub, each) === id)));
      return change(context, (choices) => ({
        ...choices,
        hidden: choices.hidden.filter((each) => ruleId(each) !== pair),
      }));
    },
    beginTrial: async (context, id) => {
      const key = await vault.keyOf(context.claims.sub);
      const pair = await pairOf(context, key, id);
      const today = todayOf(context);
      return change(context, (choices) => {
        const { trial } = choices;
        const isRunning = trial !== null && today <= addDays(trial.firstDate, TRIAL_DAYS);
        return isRunning && ruleId(trial) === ruleId(pair)
          ? choices
          : { ...choices, trial: { ...pair, firstDate: addDays(today, 1) } };
      });
    },
    endTrial: (context) => change(context, (choices) => ({ ...choices, trial: null })),
  };
}
