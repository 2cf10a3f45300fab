import { options } from '@spire/i18n';
import { withWords, type RemoteModule } from '@spire/remote-kit';
import { written } from '@spire/written/messages/namespace';
import { innerBalance } from './inner-balance/messages/namespace.ts';
import type manifest from './manifest.ts';
import { expectationLift } from './expectation-lift/messages/namespace.ts';
import { tools } from './messages/namespace.ts';
import { microRegulation } from './micro-regulation/messages/namespace.ts';
import { selfPriority } from './self-priority/messages/namespace.ts';
import { socialSupport } from './social-support/messages/namespace.ts';
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
    socialSupport: withWords(
      () => import('./social-support/SocialSupportPage.tsx'),
      [written, writtenTools, socialSupport],
    ),
    selfPriority: withWords(
      () => import('./self-priority/SelfPriorityPage.tsx'),
      [written, writtenTools, selfPriority],
    ),
    expectationLift: withWords(
      () => import('./expectation-lift/ExpectationLiftPage.tsx'),
      [written, writtenTools, expectationLift],
    ),
  },
  cards: { tools: () => import('./card/ToolsCard.tsx') },
} satisfies RemoteModule<typeof manifest>;
