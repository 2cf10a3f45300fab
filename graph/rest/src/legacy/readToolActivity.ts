import { localDate } from '@spire/domain/dates';
import { optionErrors } from '@spire/domain/fieldChecks';
import { isOneOf, keysOf } from '@spire/domain/lists';
import { EXERCISE_TYPES, TEXT_SOURCES } from '@spire/domain/toolOptions';
import {
  completedAtErrors,
  type InnerBalanceDraft,
  innerBalanceErrors,
  type MicroRegulationDraft,
  microRegulationErrors,
  type SelfPriorityDraft,
  selfPriorityErrors,
  type SocialSupportDraft,
  socialSupportErrors,
} from '@spire/domain/toolRules';
import { isUuid } from '@spire/domain/uuid';
import { date, instant, type Moment, number, text, textList, uuid } from './parsers.ts';
import { type Parse, readBody, type Reading, type ReadField, record } from './readBody.ts';
import { SOCIAL_WANT_SPELLINGS } from './socialWantSpellings.ts';
import { AFTER_FEELING_SPELLINGS, BALANCE_SPELLINGS } from './feelingSpellings.ts';
import { idsOnly, option, optionList } from './spellings.ts';
import { TOOL_TYPES } from './toolTypes.ts';

/** When a tool was completed, and the id it is stored under when the client made one. */
interface Completion {
  id: string | null;
  date: string;
  completedAt: string;
}

/** One completed tool: its input as the graph takes it. */
export type ToolActivityDraft =
  | { tool: 'inner_balance'; input: InnerBalanceDraft & Completion }
  | { tool: 'micro_regulation'; input: MicroRegulationDraft & Completion }
  | { tool: 'social_support'; input: SocialSupportDraft & Completion }
  | { tool: 'self_priority'; input: SelfPriorityDraft & Completion };

/** Ids that older clients made are no UUIDs; such a record gets an id of its own. */
const olderId: Parse<string> = (sent) => (isUuid(sent) ? sent : undefined);

function readCompletion(read: ReadField, moment: Moment): Completion {
  read('data', [['data'], record]);
  const completedAt =
    read('completedAt', [['completedAt', 'completed_at'], instant]) ??
    read('completedAt', [['data.completedAt', 'data.completed_at'], instant]) ??
    moment.now.toISOString();
  return {
    id: read('id', [['id'], uuid]) ?? read('id', [['data.id'], olderId]) ?? null,
    date:
      read('date', [['date'], date(moment)]) ??
      read('date', [['data.date'], date(moment)]) ??
      localDate(new Date(completedAt), moment.timeZone),
    completedAt,
  };
}

const readSource = (read: ReadField) =>
  read('source', [['data.source'], option<string>({ ...idsOnly(TEXT_SOURCES), built_in: ['built-in'] })]) ?? null;

function readDraft(read: ReadField, tool: string, moment: Moment): ToolActivityDraft {
  const completion = readCompletion(read, moment);
  const readText = (field: string, ...names: string[]) =>
    read(field, [names.map((name) => `data.${name}`), text]) ?? '';
  switch (tool) {
    case 'micro_regulation':
      read('exercise', [['data.exercise'], record]);
      return {
        tool,
        input: {
          ...completion,
          exercise: {
            type: read('exercise.type', [['data.exercise.type'], option(idsOnly(EXERCISE_TYPES))]) ?? '',
            emoji: readText('exercise.emoji', 'exercise.emoji'),
            title: readText('exercise.title', 'exercise.title'),
            instruction: readText('exercise.instruction', 'exercise.instruction'),
            reasoning: readText('exercise.reasoning', 'exercise.reasoning'),
          },
          afterFeeling:
            read('afterFeeling', [['data.afterFeeling', 'data.after_feeling'], option(AFTER_FEELING_SPELLINGS)]) ?? '',
        },
      };
    case 'social_support':
      return {
        tool,
        input: {
          ...completion,
          socialWants:
            read('socialWants', [['data.socialWants', 'data.social_wants'], optionList(SOCIAL_WANT_SPELLINGS)]) ?? [],
          selectedContacts:
            read('selectedContacts', [['data.selectedContacts', 'data.selected_contacts'], textList]) ?? [],
          suggestion: readText('suggestion', 'suggestion', 'aiSuggestion', 'ai_suggestion'),
          source: readSource(read),
        },
      };
    case 'self_priority':
      read('needInstead', [['data.needInstead', 'data.need_instead'], record]);
      return {
        tool,
        input: {
          ...completion,
          shouldDo: readText('shouldDo', 'shouldDo', 'should_do'),
          needInstead: {
            text: readText('needInstead.text', 'needInstead.text', 'need_instead.text'),
            emoji: readText('needInstead.emoji', 'needInstead.emoji', 'need_instead.emoji'),
          },
          sayNoExample: readText('sayNoExample', 'sayNoExample', 'say_no_example'),
          validation: readText('validation', 'validation', 'aiValidation', 'ai_validation'),
          source: readSource(read),
        },
      };
    default:
      return {
        tool: 'inner_balance',
        input: {
          ...completion,
          category: read('category', [['data.category'], option(BALANCE_SPELLINGS)]) ?? '',
          activity: readText('activity', 'activity'),
          durationMinutes: read('durationMinutes', [['data.durationMinutes', 'data.duration_minutes'], number]) ?? null,
        },
      };
  }
}

function recordErrors(draft: ToolActivityDraft) {
  switch (draft.tool) {
    case 'inner_balance':
      return innerBalanceErrors(draft.input);
    case 'micro_regulation':
      return microRegulationErrors(draft.input);
    case 'social_support':
      return socialSupportErrors(draft.input);
    case 'self_priority':
      return selfPriorityErrors(draft.input);
  }
}

/** A body of `POST /api/tool-activities`: toolType, data, completedAt (spec 2 §7). */
export function readToolActivity(body: unknown, moment: Moment): Reading<ToolActivityDraft> {
  const readType = readBody(
    body,
    (read) => ({ toolType: read('toolType', [['toolType', 'tool_type'], text]) ?? '' }),
    ({ toolType }) => optionErrors('toolType', toolType, keysOf(TOOL_TYPES)),
  );
  if ('errors' in readType) return readType;
  const { toolType } = readType.draft;
  const tool = isOneOf(keysOf(TOOL_TYPES), toolType) ? TOOL_TYPES[toolType] : '';
  return readBody(
    body,
    (read) => readDraft(read, tool, moment),
    (draft) => [...completedAtErrors(new Date(draft.input.completedAt), moment.now), ...recordErrors(draft)],
  );
}
