import type { Tool } from '@spire/domain/options';
import type { RouteId } from '@spire/domain/routes';
import type { IconName } from '@spire/ui/Icon';
import type { Tint } from '@spire/ui/tokens.ts';

interface ToolLook {
  route: RouteId;
  tint: Tint;
  icon: IconName;
}

/** Where each tool lives and what it is known by at a glance: the same on Home and on the tools page. */
export const TOOL_LOOKS: Record<Tool, ToolLook> = {
  inner_balance: { route: 'innerBalance', tint: 'sky', icon: 'waves' },
  micro_regulation: { route: 'microRegulation', tint: 'amber', icon: 'sun' },
  social_support: { route: 'socialSupport', tint: 'rose', icon: 'heart' },
  self_priority: { route: 'selfPriority', tint: 'violet', icon: 'shield' },
  expectation_lift: { route: 'expectationLift', tint: 'sun', icon: 'sunrise' },
};
