import { z } from 'zod';
import { CallFailed } from './callFailed.ts';

const part = z.object({ type: z.string(), text: z.string().optional() });
const responsesReply = z.object({
  status: z.string().optional(),
  output: z.array(z.object({ type: z.string(), content: z.array(part).nullish() })),
});
const chatReply = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

/**
 * A reply in the shape of its schema, checked at run time because compile-time types say nothing about another's
 * server.
 */
export function inShape<Shape>(schema: z.ZodType<Shape>, value: unknown): Shape {
  const result = schema.safeParse(value);
  if (!result.success) throw new CallFailed('malformed');
  return result.data;
}

/** The text of an answer by the Responses API. CallFailed when the model refused or was cut off. */
export function textOfResponse(reply: unknown): string {
  const { status, output } = inShape(responsesReply, reply);
  const parts = output.flatMap(({ type, content }) => (type === 'message' ? (content ?? []) : []));
  if (parts.some(({ type }) => type === 'refusal')) throw new CallFailed('refused');
  if (status === 'incomplete') throw new CallFailed('cut');
  return parts.map(({ text = '' }) => text).join('');
}

/** The text of an answer by chat completions. CallFailed when the model refused or was cut off. */
export function textOfChat(reply: unknown): string {
  const [choice] = inShape(chatReply, reply).choices;
  const { message, finish_reason } = choice ?? { message: {} };
  if (typeof message.refusal === 'string' || finish_reason === 'content_filter') throw new CallFailed('refused');
  if (finish_reason === 'length') throw new CallFailed('cut');
  return message.content ?? '';
}

/** Schema issues of values with the right types: they are faults of the answer, not of the server that gave it. */
const OF_THE_ANSWER: readonly string[] = ['custom', 'too_small', 'too_big'];

/** The answer as JSON in the shape asked for; one that has the types and not the bounds is `unfitting`. */
export function readAnswer<Shape>(schema: z.ZodType<Shape>, text: string): Shape {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new CallFailed('malformed');
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const isUnfitting = result.error.issues.every(({ code }) => OF_THE_ANSWER.includes(code));
  throw new CallFailed(isUnfitting ? 'unfitting' : 'malformed');
}
