import type { ExportDocument } from '@spire/graph-shared/export/exportDocument';
import type { Value } from './exportWording.ts';

type ToolRecord = ExportDocument['records']['toolActivities'][number]['record'];

/** The text of what a tool was told, as it is read. */
export function toolText(record: ToolRecord): string {
  if ('exercise' in record) return `${record.exercise.emoji} ${record.exercise.title}\n${record.exercise.instruction}`;
  if ('activity' in record) return record.activity;
  return 'shouldDo' in record ? record.shouldDo : record.suggestion;
}

/** The rest of it, by the names of its fields. */
export function toolFields(record: ToolRecord): Readonly<Record<string, Value>> {
  if ('exercise' in record) return { reasoning: record.exercise.reasoning, afterFeeling: record.afterFeeling };
  if ('activity' in record) {
    const { durationMinutes, feltAfter } = record;
    return { type: record.category, durationMinutes, ...(feltAfter !== null && { afterFeeling: feltAfter }) };
  }
  if ('shouldDo' in record) {
    const { shouldDo: _text, ...rest } = record;
    return rest;
  }
  const { suggestion: _text, ...rest } = record;
  return rest;
}
