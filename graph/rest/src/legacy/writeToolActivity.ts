import type {
  ExpectationSessionDraft,
  InnerBalanceDraft,
  MicroRegulationDraft,
  SelfPriorityDraft,
  SocialSupportDraft,
} from '@spire/domain/toolRules';
import {
  AFTER_FEELINGS,
  DESIRED_FEELINGS,
  type AfterFeeling,
  type DesiredFeeling,
  type HowItWent,
} from '@spire/domain/toolOptions';
import { bothCasings } from './bothCasings.ts';
import { toolTypeOf } from './toolTypes.ts';

interface Stored {
  id: string;
  date: string;
  completedAt: string;
}

/** A stored tool activity as the graph answers it. */
export type StoredToolActivity = Stored &
  (
    | { tool: 'inner_balance'; record: InnerBalanceDraft & { feltAfter?: AfterFeeling | null } }
    | { tool: 'micro_regulation'; record: MicroRegulationDraft & { afterFeeling: AfterFeeling } }
    | { tool: 'social_support'; record: SocialSupportDraft }
    | { tool: 'self_priority'; record: SelfPriorityDraft }
  );

const sourceText = (source: string | null) => (source === 'built_in' ? 'built-in' : source);

function dataOf({ tool, record }: StoredToolActivity) {
  switch (tool) {
    case 'inner_balance':
      return record;
    case 'micro_regulation':
      return { ...record, afterFeelingEmoji: AFTER_FEELINGS[record.afterFeeling] };
    case 'social_support':
      return { ...record, source: sourceText(record.source), aiSuggestion: record.suggestion };
    case 'self_priority':
      return { ...record, source: sourceText(record.source), aiValidation: record.validation };
  }
}

/** A tool activity as the facade answers it: the whole record under `data`, with the names older clients read. */
export function writeToolActivity(activity: StoredToolActivity) {
  const { id, date, completedAt, tool } = activity;
  const data = { id, date, completedAt, ...dataOf(activity) };
  return bothCasings({ id, toolType: toolTypeOf(tool), data, date, completedAt });
}

/** An expectation session as the facade answers it. */
export function writeExpectationSession(
  session: Stored &
    ExpectationSessionDraft & { desiredFeeling: DesiredFeeling; howItWent: HowItWent | null; planOn: string | null },
) {
  const { id, date, completedAt, whatToDo, whatCanGoBetter, howToFeelGood, desiredFeeling, howItWent, planOn } =
    session;
  return bothCasings({
    id,
    date,
    sessionDate: date,
    whatToDo,
    whatCanGoBetter,
    howToFeelGood,
    desiredFeeling,
    desiredFeelingEmoji: DESIRED_FEELINGS[desiredFeeling],
    howItWent,
    planOn,
    completedAt,
  });
}
