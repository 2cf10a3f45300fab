import { APIConnectionError, APIError, OpenAI } from 'openai';
import { zodResponseFormat, zodTextFormat } from 'openai/helpers/zod';
import { DEFAULT_MODEL } from '../environment.ts';
import { boundedFetch } from './boundedFetch.ts';
import { CallFailed } from './callFailed.ts';
import { callsForHelp, moderationShape } from './moderation.ts';
import { inShape, readAnswer, textOfChat, textOfResponse } from './providerReply.ts';
import { retryAfterMs } from './retryAfter.ts';
import type { Prompt } from './textProvider.ts';

export interface OpenAiAddress {
  /** The secret key, which is sent to the provider alone. */
  apiKey: string;
  baseUrl: string;
  model: string;
}

/** The requests a provider is sent. Each rejects with CallFailed. */
export interface OpenAiCalls {
  write<Shape>(prompt: Prompt<Shape>, signal: AbortSignal): Promise<Shape>;
  /** Whether the provider's moderation sees one of these texts speak of harm to the person (S7). */
  isHelpCalledFor(texts: readonly string[], signal: AbortSignal): Promise<boolean>;
}

/** The longest text we ask for, three suggestions, is about a third of it. */
const MOST_TOKENS = 2000;
/** The older name of the limit, which every compatible server knows. */
const CHAT_BOUND = { max_tokens: MOST_TOKENS };
const MODERATION_MODEL = 'omni-moderation-latest';

/** Headers that keep the client from reporting the machine it runs on. */
const QUIET = {
  'User-Agent': 'spire',
  'X-Stainless-Arch': null,
  'X-Stainless-Lang': null,
  'X-Stainless-OS': null,
  'X-Stainless-Package-Version': null,
  'X-Stainless-Retry-Count': null,
  'X-Stainless-Runtime': null,
  'X-Stainless-Runtime-Version': null,
  'X-Stainless-Timeout': null,
};

/**
 * Speaks to OpenAI, or to a server compatible with it, by the official package. Every request is told not to be kept
 * and names nobody (D34). A server that knows no Responses API is asked by chat completions from then on.
 */
export function createOpenAiCalls({ apiKey, baseUrl, model }: OpenAiAddress): OpenAiCalls {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    // The client's own retries are off, because they ignore the limit of the whole request.
    maxRetries: 0,
    // The log is off, because at "debug" it prints bodies.
    logLevel: 'off',
    fetch: boundedFetch,
    defaultHeaders: QUIET,
  });
  // These settings are for the default model alone, since others may reject them: no reasoning, for a quick answer, and
  // no caching of prompts.
  const forDefault =
    model === DEFAULT_MODEL
      ? { reasoning: { effort: 'none' as const }, prompt_cache_options: { mode: 'explicit' as const } }
      : {};
  let isChatOnly = false;

  async function askResponses<Shape>(prompt: Prompt<Shape>, signal: AbortSignal): Promise<string> {
    const { name, instructions, data: input, schema } = prompt;
    const text = { format: zodTextFormat(schema, name) };
    const body = { model, instructions, input, text, store: false, max_output_tokens: MOST_TOKENS, ...forDefault };
    return textOfResponse(await client.responses.create(body, { signal }));
  }

  async function askChat<Shape>(prompt: Prompt<Shape>, signal: AbortSignal): Promise<string> {
    const { name, instructions, data, schema } = prompt;
    const reply = await client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: data },
        ],
        response_format: zodResponseFormat(schema, name),
        store: false,
        ...CHAT_BOUND,
      },
      { signal },
    );
    isChatOnly = true;
    return textOfChat(reply);
  }

  async function ask<Shape>(prompt: Prompt<Shape>, signal: AbortSignal): Promise<string> {
    if (isChatOnly) return askChat(prompt, signal);
    try {
      return await askResponses(prompt, signal);
    } catch (error) {
      if (isUnknownPath(error)) return askChat(prompt, signal);
      throw error;
    }
  }

  return {
    write: async (prompt, signal) => readAnswer(prompt.schema, await orCallFailed(() => ask(prompt, signal), signal)),
    isHelpCalledFor: async (texts, signal) => {
      const body = { model: MODERATION_MODEL, input: [...texts] };
      const answer = await orCallFailed(() => client.moderations.create(body, { signal }), signal);
      return callsForHelp(inShape(moderationShape, answer));
    },
  };
}

function isUnknownPath(error: unknown): boolean {
  return (
    error instanceof APIError && (error.status === 404 || error.status === 405) && error.code !== 'model_not_found'
  );
}

/** Tries once more after a lost connection, because one kept from an earlier call may have been closed meanwhile. */
async function orCallFailed<Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const failed = asCallFailed(error, signal);
    if (failed.reason !== 'unreachable') throw failed;
  }
  try {
    return await call();
  } catch (error) {
    throw asCallFailed(error, signal);
  }
}

/** The kind of a failure without any of its message, because messages of a provider's may quote the request (S23). */
function asCallFailed(error: unknown, signal: AbortSignal): CallFailed {
  if (signal.aborted) return new CallFailed('time_out');
  if (error instanceof CallFailed) return error;
  if (error instanceof APIConnectionError) return new CallFailed('unreachable');
  // An error without a status means that no response could be read.
  if (!(error instanceof APIError) || typeof error.status !== 'number') return new CallFailed('malformed');
  const headers: unknown = error.headers;
  const wait = retryAfterMs(headers instanceof Headers ? headers : null, Date.now());
  if (error.status === 429) return new CallFailed('limited', wait);
  if (error.status >= 500 || error.status === 408 || error.status === 409) return new CallFailed('server_error', wait);
  return new CallFailed([401, 403, 404, 405].includes(error.status) ? 'misconfigured' : 'rejected');
}
