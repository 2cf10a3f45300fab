import type { JsonSchema } from './fillShape.ts';

/** The content of a request to write, in either way of asking. */
export interface ProviderQuestion {
  schema: JsonSchema;
  instructions: string;
  data: string;
}

interface ResponsesBody {
  instructions: string;
  input: string;
  text: { format: { schema: JsonSchema } };
}

interface ChatBody {
  messages: { content: string }[];
  response_format: { json_schema: { schema: JsonSchema } };
}

export function readQuestion(path: string, body: string): ProviderQuestion {
  if (path.endsWith('/responses')) {
    const { instructions, input, text } = JSON.parse(body) as ResponsesBody;
    return { schema: text.format.schema, instructions, data: input };
  }
  const { messages, response_format } = JSON.parse(body) as ChatBody;
  const [system, user] = messages.map(({ content }) => content);
  return { schema: response_format.json_schema.schema, instructions: system ?? '', data: user ?? '' };
}

export interface WrittenAnswer {
  text?: string;
  refusal?: string;
  isCut?: boolean;
}

/** An answer in the envelope of the path it was asked at. */
export function envelope(path: string, { text = '', refusal, isCut = false }: WrittenAnswer): string {
  if (path.endsWith('/responses')) {
    const content =
      refusal === undefined ? { type: 'output_text', text, annotations: [] } : { type: 'refusal', refusal };
    const message = { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [content] };
    return JSON.stringify({
      id: 'resp_1',
      object: 'response',
      status: isCut ? 'incomplete' : 'completed',
      incomplete_details: isCut ? { reason: 'max_output_tokens' } : null,
      error: null,
      output: [{ type: 'reasoning', id: 'rs_1', summary: [] }, message],
    });
  }
  const message = { role: 'assistant', content: refusal === undefined ? text : null, refusal: refusal ?? null };
  const choice = { index: 0, finish_reason: isCut ? 'length' : 'stop', message };
  return JSON.stringify({ id: 'chat_1', object: 'chat.completion', choices: [choice] });
}

const CATEGORIES =
  'harassment harassment/threatening hate hate/threatening illicit illicit/violent self-harm self-harm/intent self-harm/instructions sexual sexual/minors violence violence/graphic'.split(
    ' ',
  );

/** The provider's moderation of each text it was sent. */
export function moderationAnswer(body: string, flagged: readonly string[]): string {
  const { input } = JSON.parse(body) as { input: string | string[] };
  const categories = Object.fromEntries(CATEGORIES.map((each) => [each, flagged.includes(each)]));
  const results = [input].flat().map(() => ({ flagged: flagged.length > 0, categories }));
  return JSON.stringify({ id: 'modr_1', model: 'omni-moderation-latest', results });
}
