import type { Tool } from '@spire/domain/options';
import { INNER_BALANCE } from './toolIntroductions/innerBalance.ts';
import { MICRO_REGULATION } from './toolIntroductions/microRegulation.ts';
import type { ToolExercise, ToolIntroduction } from './toolIntroductions/toolIntroduction.ts';

export type { ToolExercise, ToolIntroduction };

/** The introductions of the tools that are an exercise. Nothing for low or limited needs standing up, held breath or a quick head (D30). */
export const TOOL_INTRODUCTIONS = {
  inner_balance: INNER_BALANCE,
  micro_regulation: MICRO_REGULATION,
} as const satisfies Partial<Record<Tool, ToolIntroduction>>;
export type IntroducedTool = keyof typeof TOOL_INTRODUCTIONS;
