import {
  port,
  readEnvironment,
  redisEnvironment,
  sharedEnvironment,
  subgraphAddress,
} from '@spire/graph-kit/environment';
import { z } from 'zod';

/** Small, quick, and of today. */
export const DEFAULT_MODEL = 'gpt-6-luna';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** An address of a provider must be encrypted or on this machine, because people's texts are sent there. */
function isProviderAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}

/** Settings of the provider beside the built-in texts; without a key there is none (S1). */
export const providerEnvironment = {
  /** Never printed: a message about it names the variable alone. */
  OPENAI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs without spaces')
    .optional(),
  OPENAI_BASE_URL: z
    .string()
    .refine(isProviderAddress, 'must be an https address, or an http address of this machine, without a password')
    .default('https://api.openai.com/v1'),
  OPENAI_MODEL: z.string().min(1).default(DEFAULT_MODEL),
  /** `off` only for a compatible server that has none. */
  OPENAI_MODERATION: z.enum(['on', 'off']).default('on'),
  /** A file with a Norwegian word on each line, in the manner of Hunspell: what is in none is hidden as a name (D54). */
  NORWEGIAN_WORDS: z.string().min(1).optional(),
};
export type ProviderEnvironment = z.output<z.ZodObject<typeof providerEnvironment>>;

const shape = {
  ...sharedEnvironment,
  ...redisEnvironment,
  ...providerEnvironment,
  PORT: port(4003),
  SUBGRAPH_USER_URL: subgraphAddress('user', 4001),
  SUBGRAPH_WELLBEING_URL: subgraphAddress('wellbeing', 4002),
};

/** Everything this service reads of its environment. */
export const readAiEnvironment = (environment: Record<string, string | undefined>) =>
  readEnvironment('The ai service', shape, environment);
