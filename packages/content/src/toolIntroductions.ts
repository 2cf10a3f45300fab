import type { Tool } from '@spire/domain/options';
import { EXPECTATION_LIFT } from './toolIntroductions/expectationLift.ts';
import { INNER_BALANCE } from './toolIntroductions/innerBalance.ts';
import { MICRO_REGULATION } from './toolIntroductions/microRegulation.ts';
import { SELF_PRIORITY } from './toolIntroductions/selfPriority.ts';
import { SOCIAL_SUPPORT } from './toolIntroductions/socialSupport.ts';
import type { ToolExercise, ToolIntroduction } from './toolIntroductions/toolIntroduction.ts';

export type { ToolExercise, ToolIntroduction };

/** The introductions of the five tools. Nothing for low or limited needs standing up, held breath or a quick head (D30). */
export const TOOL_INTRODUCTIONS: Record<Tool, ToolIntroduction> = {
  inner_balance: INNER_BALANCE,
  micro_regulation: MICRO_REGULATION,
  social_support: SOCIAL_SUPPORT,
  self_priority: SELF_PRIORITY,
  expectation_lift: EXPECTATION_LIFT,
};
