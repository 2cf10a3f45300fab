import { options } from '@spire/i18n';
import { withWords, type RemoteModule } from '@spire/remote-kit';
import { written } from '@spire/written/messages/namespace';
import { innerBalance } from './inner-balance/messages/namespace.ts';
import type manifest from './manifest.ts';
import { tools } from './messages/namespace.ts';
import { microRegulation } from './micro-regulation/messages/namespace.ts';
import { selfPriority } from './self-priority/messages/namespace.ts';
import { toolFrame } from './tool-frame/messages/namespace.ts';
import { writtenTools } from './written/messages/namespace.ts';

export default {
  contract: 2,
  name: 'mf-tools',
  namespaces: [tools, options],
  pages: {
    tools: () => import('./overview/ToolsPage.tsx'),
    innerBalance: withWords(() => import('./inner-balance/InnerBalancePage.tsx'), [toolFrame, innerBalance]),
    exerciseLibrary: withWords(() => import('./exercise-library/ExerciseLibraryPage.tsx'), [toolFrame, innerBalance]),
    microRegulation: withWords(
      () => import('./micro-regulation/MicroRegulationPage.tsx'),
      [written, toolFrame, microRegulation],
    ),
    socialSupport: () => import('./tool/SocialSupportPage.tsx'),
    selfPriority: withWords(
      () => import('./self-priority/SelfPriorityPage.tsx'),
      [written, writtenTools, selfPriority],
    ),
    expectationLift: () => import('./tool/ExpectationLiftPage.tsx'),
  },
  cards: { tools: () => import('./card/ToolsCard.tsx') },
} satisfies RemoteModule<typeof manifest>;
