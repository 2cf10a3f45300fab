import type { Language } from '@spire/domain/languages';
import { EXERCISE_TYPES } from '@spire/domain/toolOptions';
import { z } from 'zod';
import type { Bounds } from '../guard/bounds.ts';
import type { Prompt } from '../provider/textProvider.ts';
import { answerEmoji, answerLine, answerText, DECLARE, declaredFields } from './answerFields.ts';
import type { PromptFacts } from './promptFacts.ts';
import { writePrompt } from './writePrompt.ts';

const TASK: Record<Language, string> = {
  no: `Oppgaven: skriv én liten øvelse leseren kan gjøre akkurat nå, der hen er, uten utstyr ut over det som er innen rekkevidde. «type» er hva den arbeider med: breathing, sensory, movement, cognitive, music, memory eller warmth. «title» er høyst fem ord, «instruction» to til fire setninger i den rekkefølgen en gjør det, «reasoning» én setning om hvorfor den kan være verdt å prøve, aldri om hva den vil gjøre. Pusteøvelser endrer aldri pusten mye: ikke hold, ikke tell lenge, ikke pust fort. La den passe til det leseren trenger mer av i dag og tiden på døgnet, og vær en annen enn dem i «previousTitles». Én emoji. ${DECLARE.no}`,
  en: `The task: write one small exercise the reader can do right now, where they are, with nothing beyond what is within reach. "type" is what it works with: breathing, sensory, movement, cognitive, music, memory or warmth. "title" is at most five words, "instruction" two to four sentences in the order one does them, "reasoning" one sentence on why it may be worth trying, never on what it will do. Breathing exercises never change the breath much: no holding, no long counting, no fast breathing. Let it fit what the reader needs more of today and the time of day, and be another than those in "previousTitles". One emoji. ${DECLARE.en}`,
};

const schemaFor = (bounds: Bounds) =>
  z.strictObject({
    type: z.enum(EXERCISE_TYPES),
    emoji: answerEmoji,
    title: answerLine,
    instruction: answerText,
    reasoning: answerText,
    ...declaredFields(bounds),
  });
export type MicroExerciseAnswer = z.infer<ReturnType<typeof schemaFor>>;

/** Asks for one exercise of micro-regulation. The titles come from the client: data like any other. */
export function microExercisePrompt(
  facts: PromptFacts,
  previousTitles: readonly string[],
): Prompt<MicroExerciseAnswer> {
  const { partOfDay, goals, challenge, checkIn, hide } = facts;
  return writePrompt(facts, {
    name: 'micro_exercise',
    task: TASK,
    data: { partOfDay, goals, challenge, checkIn, previousTitles: previousTitles.map(hide) },
    schema: schemaFor(facts),
  });
}
