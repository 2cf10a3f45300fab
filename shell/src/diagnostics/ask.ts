import { graphFetch } from '@spire/client/graphAccess';
import { boundedFetch } from '@spire/client/transport';
import { SERVICE_PATHS, type BrowserConfig } from '@spire/domain/servicePaths';
import type { Language } from '@spire/domain/languages';
import type { Answer, SignUpAnswer } from './outcomes.ts';

/** One GET with the public key, as the browser's client would make it. */
async function answerOf({ supabaseUrl, supabaseAnonKey }: BrowserConfig, path: string): Promise<Answer> {
  try {
    const { status } = await boundedFetch(supabaseUrl.replace(/\/$/, '') + path, {
      headers: { apikey: supabaseAnonKey },
    });
    return { status };
  } catch {
    return null;
  }
}

export const askRest = (config: BrowserConfig) => answerOf(config, '/rest/v1/');
export const askAuth = (config: BrowserConfig) => answerOf(config, '/auth/v1/settings');

/** Whether the bucket for pictures is there, asked with the whole client, which is fetched for it. */
export async function askStorage(config: BrowserConfig): Promise<boolean | null> {
  try {
    const { createSupabaseClient, ensureMemoriesBucket } = await import(
      /* webpackChunkName: "supabase" */ '@spire/client/supabase'
    );
    return await ensureMemoriesBucket(createSupabaseClient(config));
  } catch {
    return null;
  }
}

/** Has the server sign up an address, which sends a real mail to it; null when there was no answer to be had. */
export async function askSignUp(
  { apiUrl }: BrowserConfig,
  email: string,
  language: Language,
): Promise<SignUpAnswer | null> {
  try {
    const response = await graphFetch(apiUrl + SERVICE_PATHS.signUpTest.slice(SERVICE_PATHS.api.length), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ email, language }),
    });
    const answer = (await response.json()) as SignUpAnswer;
    if (response.ok) return { status: answer.status, code: answer.code };
    const wait = Number(response.headers.get('retry-after'));
    return { status: response.status, code: answer.code, ...(wait > 0 && { retryAfter: wait }) };
  } catch {
    return null;
  }
}
