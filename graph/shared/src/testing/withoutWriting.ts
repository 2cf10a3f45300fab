import type { Answer } from './comparable.ts';

/** Operations whose answers hold texts that the product writes. */
export const WRITES = /^(generate|validate|write)/;
const KEEPS_WRITING = /^(todaysSuggestions|suggestionInteractions)$/;

/** Fields of such texts: what is written differs from person to person, and from one time to the next. */
const WRITTEN = new Set([
  'actionText',
  'category',
  'emoji',
  'instruction',
  'message',
  'minutes',
  'needs',
  'reasoning',
  'reminder',
  'suggestionText',
  'text',
  'title',
  'type',
]);

/** Answers of such an operation with nothing left of what was written, so that two of them can be compared. */
export function withoutWriting(operation: string, answer: Answer): Answer {
  if (!WRITES.test(operation) && !KEEPS_WRITING.test(operation)) return answer;
  const forget = (key: string, value: unknown) =>
    WRITTEN.has(key) || (key === 'suggestions' && !JSON.stringify(value).includes('{')) ? '…' : value;
  return { ...answer, body: JSON.stringify(JSON.parse(answer.body, forget)) };
}
