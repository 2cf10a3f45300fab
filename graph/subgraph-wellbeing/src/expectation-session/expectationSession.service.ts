import { textErrors } from '@spire/domain/fieldChecks';
import { LIMITS } from '@spire/domain/limits';
import { expectationSessionErrors, planOnErrors } from '@spire/domain/toolRules';
import type { Claims } from '@spire/graph-kit/claims';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import { type PageArguments, readPage } from '@spire/graph-kit/pages';
import { found, storedId } from '@spire/graph-kit/recordIds';
import { storableErrors } from '@spire/graph-kit/texts';
import { readCompletion } from '../tool-activity/completion.ts';
import type {
  AddExpectationSessionInput,
  PlanExpectationSessionInput,
  TellExpectationSessionInput,
} from './expectationSession.input.ts';
import type { ExpectationSessionStore } from './expectationSession.store.ts';
import type { ExpectationSession, ExpectationSessionConnection } from './expectationSession.type.ts';

export interface ExpectationSessionService {
  /** A page of sessions, newest first. */
  page(claims: Claims, wanted: PageArguments): Promise<ExpectationSessionConnection>;
  /** Stores a session; a repeat with the same id answers the stored one (D45). Refuses with every wrong field at once. */
  add(claims: Claims, input: AddExpectationSessionInput, now: Date): Promise<ExpectationSession>;
  /** The sessions whose plan stands on Home on a date, the oldest first. */
  plannedFor(claims: Claims, date: string): Promise<ExpectationSession[]>;
  /** Keeps a plan anew, and refuses an empty one. Another person's session is not found (D39). */
  plan(claims: Claims, input: PlanExpectationSessionInput, now: Date): Promise<ExpectationSession>;
  /** Keeps how a session turned out; the latest report holds. Another person's session is not found (D39). */
  tell(claims: Claims, input: TellExpectationSessionInput): Promise<ExpectationSession>;
}

export function createExpectationSessionService(store: ExpectationSessionStore): ExpectationSessionService {
  return {
    page: (claims, wanted) => readPage(wanted, (wish) => store.list(claims, wish)),
    add: async (claims, input, now) => {
      const { completion, errors } = readCompletion(input, now);
      const texts = {
        whatToDo: input.whatToDo.trim(),
        whatCanGoBetter: input.whatCanGoBetter.trim(),
        howToFeelGood: input.howToFeelGood.trim(),
      };
      const answers = { ...texts, desiredFeeling: input.desiredFeeling };
      refuseWhenWrong([...errors, ...storableErrors(texts), ...expectationSessionErrors(answers)]);
      return store.addOnce(claims, { ...completion, ...answers, howItWent: null, planOn: null });
    },
    plannedFor: (claims, date) => store.plannedFor(claims, date),
    plan: async (claims, { id, howToFeelGood, planOn }, now) => {
      const text = howToFeelGood.trim();
      refuseWhenWrong([
        ...storableErrors({ howToFeelGood: text }),
        ...textErrors('howToFeelGood', text, LIMITS.freeText),
        ...planOnErrors(planOn ?? null, now),
      ]);
      return found(await store.plan(claims, storedId(id), { howToFeelGood: text, planOn }));
    },
    tell: async (claims, { id, howItWent }) => found(await store.tell(claims, storedId(id), howItWent)),
  };
}
