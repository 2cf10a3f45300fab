import { z } from 'zod';

/**
 * Categories of harm to the person: suicide and self-harm, threats, graphic violence, abuse of a child (D36). Plain
 * violence is left out because grief and the news set it off; hate and sex call for no help line and are left to the
 * guard.
 */
const HELP_CATEGORIES = [
  'self-harm',
  'self-harm/intent',
  'self-harm/instructions',
  'harassment/threatening',
  'violence/graphic',
  'sexual/minors',
];

/** The parts we read of an answer of the provider's moderation. */
export const moderationShape = z.object({
  results: z.array(z.object({ categories: z.record(z.string(), z.boolean().nullable()) })).min(1),
});

export function callsForHelp({ results }: z.output<typeof moderationShape>): boolean {
  return results.some(({ categories }) => HELP_CATEGORIES.some((each) => categories[each] === true));
}

/** Texts beyond this many are judged together. */
const MOST_TEXTS = 32;

/**
 * The texts of a prompt's data for moderation, each on its own, so that one line is not lost among many. Single words
 * are ids of ours or short answers, and are judged together.
 */
export function textsOf(data: string): string[] {
  const all = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') all.add(value.trim());
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(parsed(data));
  all.delete('');
  const sentences = [...all].filter((text) => /\s/.test(text));
  const rest = [...sentences.slice(MOST_TEXTS - 1), ...[...all].filter((text) => !/\s/.test(text))];
  return [...sentences.slice(0, MOST_TEXTS - 1), ...(rest.length > 0 ? [rest.join(', ')] : [])];
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
