import type { Log } from '@spire/graph-kit/log';
import type { ProviderEnvironment } from '../environment.ts';
import type { TextProvider } from './textProvider.ts';

/**
 * The provider that is configured, or none: without a key nothing ever leaves (S1), and the package for it, a second
 * of starting and 30 MB, is not loaded.
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
