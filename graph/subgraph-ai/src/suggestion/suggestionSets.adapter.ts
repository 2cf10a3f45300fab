import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { LocalDate } from '@spire/domain/dates';
import type { Language } from '@spire/domain/languages';
import type { SuggestionForm } from '@spire/domain/suggestionSet';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { AskSubgraph } from '@spire/graph-kit/subgraphClient';
import type { HeardInSet, SuggestionSet } from '@spire/graph-shared/suggestionSet';
import type { SuggestionItem } from './suggestionItem.ts';

export interface SetRequest {
  id: string;
  form: SuggestionForm;
  language: Language;
  date: LocalDate;
}

/** The values a finished set is stored with. */
export interface WrittenAnswer {
  suggestions: readonly SuggestionItem[];
  /** The kind of help that is offered beside them; null for none. */
  offer: CrisisKind | null;
  /** The classification of a wish; null where none is answered by us. */
  heard: HeardInSet | null;
}

/** The day's suggestions, counted and kept by the wellbeing subgraph (D22). */
export interface SuggestionSets {
  /** Takes a place of the day, or finds the stored answer of a repeat; DAILY_LIMIT when there is none left. */
  begin(request: SetRequest, context: RequestContext): Promise<{ number: number; stored: SuggestionSet | null }>;
  /** Stores what was written, under the place taken. */
  finish(id: string, answer: WrittenAnswer, context: RequestContext): Promise<SuggestionSet>;
  /** Gives the place back. */
  drop(id: string, context: RequestContext): Promise<void>;
}

/** A set in JSON, where an instant is a text. */
type TravellingSet = Omit<SuggestionSet, 'createdAt'> & { createdAt: string };

const arrived = (set: TravellingSet): SuggestionSet => ({ ...set, createdAt: new Date(set.createdAt) });

const SET = `{
  id number limit form date createdAt about guesses
  suggestions { id text title actionText emoji minutes category source needs why }
}`;

const BEGIN = `mutation ($input: BeginSuggestionSetInput!) {
  beginSuggestionSet(input: $input) { number stored ${SET} }
}`;

const FINISH = `mutation ($input: FinishSuggestionSetInput!) { finishSuggestionSet(input: $input) ${SET} }`;

const DROP = 'mutation ($id: ID!) { dropSuggestionSet(id: $id) }';

/** Reaches the day's suggestions through the wellbeing subgraph, as the person who asks. */
export function createSuggestionSets(wellbeing: AskSubgraph): SuggestionSets {
  return {
    begin: async (input, context) => {
      const { beginSuggestionSet: begun } = await wellbeing<{
        beginSuggestionSet: { number: number; stored: TravellingSet | null };
      }>(BEGIN, { input }, context);
      return { number: begun.number, stored: begun.stored === null ? null : arrived(begun.stored) };
    },
    finish: async (id, answer, context) => {
      const input = { id, ...answer };
      const finished = await wellbeing<{ finishSuggestionSet: TravellingSet }>(FINISH, { input }, context);
      return arrived(finished.finishSuggestionSet);
    },
    drop: async (id, context) => {
      await wellbeing(DROP, { id }, context);
    },
  };
}
