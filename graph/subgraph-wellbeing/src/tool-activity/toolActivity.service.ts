import type { FieldError } from '@spire/domain/errorCodes';
import {
  innerBalanceErrors,
  microRegulationErrors,
  selfPriorityErrors,
  socialSupportErrors,
} from '@spire/domain/toolRules';
import type { Claims } from '@spire/graph-kit/claims';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import { readPage } from '@spire/graph-kit/pages';
import { found, storedId } from '@spire/graph-kit/recordIds';
import { storableErrors } from '@spire/graph-kit/texts';
import { readCompletion } from './completion.ts';
import type {
  AddInnerBalanceInput,
  AddMicroRegulationInput,
  AddSelfPriorityInput,
  AddSocialSupportInput,
  TellInnerBalanceInput,
  ToolActivitiesArguments,
} from './toolActivity.input.ts';
import type { ToolActivityStore } from './toolActivity.store.ts';
import type { ToolActivity, ToolActivityConnection } from './toolActivity.type.ts';
import type {
  InnerBalanceRecord,
  MicroRegulationRecord,
  SelfPriorityRecord,
  SocialSupportRecord,
} from './toolRecord.type.ts';

/** Stores a completed tool; a repeat with the same id answers the stored one (D45). Refuses with every wrong field. */
type Add<Input> = (claims: Claims, input: Input, now: Date) => Promise<ToolActivity>;

export interface ToolActivityService {
  /** A page of completed tools, newest first: the history a person can look back on (D29). */
  page(claims: Claims, wanted: ToolActivitiesArguments): Promise<ToolActivityConnection>;
  addInnerBalance: Add<AddInnerBalanceInput>;
  /** Keeps how it felt afterwards. */
  tellInnerBalance(claims: Claims, input: TellInnerBalanceInput): Promise<ToolActivity>;
  addMicroRegulation: Add<AddMicroRegulationInput>;
  addSocialSupport: Add<AddSocialSupportInput>;
  addSelfPriority: Add<AddSelfPriorityInput>;
}

type Completed = Parameters<typeof readCompletion>[0];

export function createToolActivityService(store: ToolActivityStore): ToolActivityService {
  async function add(
    claims: Claims,
    sent: Completed,
    now: Date,
    activity: Pick<ToolActivity, 'tool' | 'record'>,
    recordErrors: readonly FieldError[],
  ): Promise<ToolActivity> {
    const { completion, errors } = readCompletion(sent, now);
    refuseWhenWrong([...errors, ...recordErrors]);
    return store.addOnce(claims, { ...completion, ...activity });
  }

  return {
    page: (claims, wanted) => readPage(wanted, (wish) => store.list(claims, wanted.tool ?? undefined, wish)),
    addInnerBalance: (claims, input, now) => {
      const record: InnerBalanceRecord = {
        category: input.category,
        activity: input.activity.trim(),
        durationMinutes: input.durationMinutes ?? null,
        feltAfter: null,
      };
      const errors = [...storableErrors({ activity: record.activity }), ...innerBalanceErrors(record)];
      return add(claims, input, now, { tool: 'inner_balance', record }, errors);
    },
    tellInnerBalance: async (claims, { id, feltAfter }) =>
      found(await store.tellInnerBalance(claims, storedId(id), feltAfter)),
    addMicroRegulation: (claims, { exercise, afterFeeling, ...completed }, now) => {
      const [emoji, title] = [exercise.emoji.trim(), exercise.title.trim()];
      const [instruction, reasoning] = [exercise.instruction.trim(), exercise.reasoning.trim()];
      const record: MicroRegulationRecord = {
        exercise: { type: exercise.type, emoji, title, instruction, reasoning },
        afterFeeling,
      };
      const texts = {
        'exercise.emoji': emoji,
        'exercise.title': title,
        'exercise.instruction': instruction,
        'exercise.reasoning': reasoning,
      };
      const errors = [...storableErrors(texts), ...microRegulationErrors(record)];
      return add(claims, completed, now, { tool: 'micro_regulation', record }, errors);
    },
    addSocialSupport: (claims, input, now) => {
      const record: SocialSupportRecord = {
        socialWants: input.socialWants,
        selectedContacts: [...new Set(input.selectedContacts.map((id) => id.toLowerCase()))],
        suggestion: input.suggestion.trim(),
        source: input.source ?? null,
      };
      const errors = [...storableErrors({ suggestion: record.suggestion }), ...socialSupportErrors(record)];
      return add(claims, input, now, { tool: 'social_support', record }, errors);
    },
    addSelfPriority: (claims, input, now) => {
      const [shouldDo, sayNoExample] = [input.shouldDo.trim(), input.sayNoExample.trim()];
      const [validation, need] = [input.validation.trim(), input.needInstead.text.trim()];
      const record: SelfPriorityRecord = {
        shouldDo,
        needInstead: { text: need, emoji: input.needInstead.emoji },
        sayNoExample,
        validation,
        source: input.source ?? null,
      };
      const texts = { shouldDo, 'needInstead.text': need, sayNoExample, validation };
      const errors = [...storableErrors(texts), ...selfPriorityErrors(record)];
      return add(claims, input, now, { tool: 'self_priority', record }, errors);
    },
  };
}
