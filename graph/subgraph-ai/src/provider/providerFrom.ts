import type { Log } from '@spire/graph-kit/log';
import type { ProviderEnvironment } from '../environment.ts';
import type { TextProvider } from './textProvider.ts';

/**
 * The configured provider, or none. Without a key no text leaves the server (S1), and the client package is not loaded,
 * which saves a second at start and 30 MB.
 */
export async function providerFrom(environment: ProviderEnvironment, log: Log): Promise<TextProvider | null> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_MODERATION } = environment;
  if (OPENAI_API_KEY === undefined) return null;
  const { createOpenAiProvider } = await import('./openAiProvider.ts');
  return createOpenAiProvider({
    apiKey: OPENAI_API_KEY,
    baseUrl: OPENAI_BASE_URL,
    model: OPENAI_MODEL,
    isModerated: OPENAI_MODERATION === 'on',
    log,
  });
}
