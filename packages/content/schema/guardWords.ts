import { AVOID_SUGGESTIONS } from '@spire/domain/options';
import { z } from 'zod';
import { said } from './fields.ts';

/** Phrases as `@spire/language/phrases` reads them: a star is the rest of a word, `_` any word. */
const phrases = z.array(said).readonly();

/** Phrases that count anywhere, and those that count only where a request begins: "tegn" is also a noun. */
const patterns = z.strictObject({ phrases: phrases.default([]), requests: phrases.default([]) });
export type GuardPatterns = z.output<typeof patterns>;

/** Words of a subject: `anywhere` in what is asked for, or only where a request `begins`; a star is the rest of a word. */
const subject = z.strictObject({ anywhere: said, begins: said.default(''), phrases: phrases.default([]) });
export type Subject = z.output<typeof subject>;

const patternsOfBoth = z.strictObject({ nb: patterns, en: patterns }).transform(({ nb, en }) => ({ no: nb, en }));
const subjectOfBoth = z.strictObject({ nb: subject, en: subject }).transform(({ nb, en }) => ({ no: nb, en }));

/** Phrases by which a text asks for a topic to be spared, for effort above a level, or for more than before (S24). */
export const guardPhrases = z.strictObject({
  avoided: z.record(z.enum(AVOID_SUGGESTIONS), patternsOfBoth),
  efforts: z.record(z.enum(['limited', 'moderate', 'high']), patternsOfBoth),
  raised: patternsOfBoth,
});
export type GuardPhrases = z.output<typeof guardPhrases>;

/** Words of the topics to be spared, and of effort: lying down is left behind at `low`, the home at `limited`. */
export const guardSubjects = z.strictObject({
  avoided: z.record(z.enum(AVOID_SUGGESTIONS), subjectOfBoth),
  efforts: z.record(z.enum(['low', 'limited']), subjectOfBoth),
});
export type GuardSubjects = z.output<typeof guardSubjects>;
