import type { Tool } from '@spire/domain/options';
import type { IconName } from '@spire/ui/Icon';
import type { Tint } from '@spire/ui/tokens.ts';
import type manifest from '../manifest.ts';

interface ToolLook {
  page: (typeof manifest)['pages'][number]['id'];
  tint: Tint;
  icon: IconName;
}

/** The address and the look of each tool: the same on Home and on the tools page. */
export const TOOL_LOOKS: Record<Tool, ToolLook> = {
  inner_balance: { page: 'innerBalance', tint: 'sky', icon: 'waves' },
  micro_regulation: { page: 'microRegulation', tint: 'amber', icon: 'sun' },
  social_support: { page: 'socialSupport', tint: 'rose', icon: 'heart' },
  self_priority: { page: 'selfPriority', tint: 'violet', icon: 'shield' },
  expectation_lift: { page: 'expectationLift', tint: 'sun', icon: 'sunrise' },
};
