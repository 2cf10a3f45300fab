import type { ProviderWords } from '../schema/providerWords.ts';
import { TEXTS } from './generated/providerWords.ts';

/** How a provider of texts is told what a person has chosen, and the rules that it has to keep. */
export const PROVIDER_WORDS: ProviderWords = TEXTS;
