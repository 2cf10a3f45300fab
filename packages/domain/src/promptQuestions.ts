import type { WishGroup } from './wishGroups.ts';

/**
 * Questions asked back where a wish may mean several things (D55), or asks what the app can do, and the answers that
 * each can have.
 */
export const PROMPT_QUESTIONS = {
  body_or_mind: ['body', 'mind'],
  rest_or_do: ['rest', 'do'],
  about_spire: ['rest', 'do'],
} as const;
export type PromptQuestion = keyof typeof PROMPT_QUESTIONS;

/** Which way a wish leans, by the answer to the question. */
export const PROMPT_LEANINGS = ['body', 'mind', 'rest', 'do'] as const;
export type PromptLeaning = (typeof PROMPT_LEANINGS)[number];

/** The group that an older client's answer stands for. */
export const GROUP_OF_LEANING = {
  body: 'tired_body',
  mind: 'uneasy',
  rest: 'tired_head',
  do: 'practical',
} as const satisfies Record<PromptLeaning, WishGroup>;
