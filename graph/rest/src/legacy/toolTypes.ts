import type { RecordedTool } from '@spire/domain/toolOptions';

/** The facade's names of the tools whose records it stores (spec 2 §7, trap 18); the fifth has a path of its own. */
export const TOOL_TYPES = {
  hrv: 'inner_balance',
  'micro-regulation': 'micro_regulation',
  'social-support': 'social_support',
  priority: 'self_priority',
} as const satisfies Record<string, RecordedTool>;
export type ToolType = keyof typeof TOOL_TYPES;

/** The toolType of a tool, for answers. */
export function toolTypeOf(tool: RecordedTool): ToolType {
  const types = Object.entries(TOOL_TYPES) as [ToolType, RecordedTool][];
  const found = types.find(([, each]) => each === tool);
  if (found === undefined) throw new Error(`No toolType for ${tool}`);
  return found[0];
}
