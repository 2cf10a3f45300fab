import { z } from 'zod';
import { said } from './fields.ts';

/** The made-up people whose wishes the examples are, a voice each, so that one can be held out while the others are measured. */
export const VOICES = [
  'astrid',
  'jonas',
  'marit',
  'bjorn',
  'amina',
  'george',
  'kayla',
  'siobhan',
  'priya',
  'tom',
] as const;
export type Voice = (typeof VOICES)[number];

const wishes = z.strictObject(Object.fromEntries(VOICES.map((voice) => [voice, said])) as Record<Voice, typeof said>);

/** Wishes that people may write when a suggestion is right for them, by the suggestion's id. */
export const exampleWishes = z.record(z.string(), wishes);
export type ExampleWishes = Readonly<Record<string, Readonly<Record<Voice, string>>>>;
