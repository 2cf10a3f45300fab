import { options } from '@spire/i18n';
import type { RemoteModule } from '@spire/remote-kit';
import type manifest from './manifest.ts';
import { tools } from './messages/namespace.ts';

export default {
  contract: 2,
  name: 'mf-tools',
  namespaces: [tools, options],
  pages: {
    tools: () => import('./overview/ToolsPage.tsx'),
    innerBalance: () => import('./tool/InnerBalancePage.tsx'),
    microRegulation: () => import('./tool/MicroRegulationPage.tsx'),
    socialSupport: () => import('./tool/SocialSupportPage.tsx'),
    selfPriority: () => import('./tool/SelfPriorityPage.tsx'),
    expectationLift: () => import('./tool/ExpectationLiftPage.tsx'),
  },
  cards: { tools: () => import('./card/ToolsCard.tsx') },
} satisfies RemoteModule<typeof manifest>;
