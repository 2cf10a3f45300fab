import { options } from '@spire/i18n';
import type { RemoteModule } from '@spire/remote-kit';
import { withWords } from '@spire/remote-kit/withWords';
import { written } from '@spire/written/messages/namespace';
import { innerBalance } from './inner-balance/messages/namespace.ts';
import type manifest from './manifest.ts';
import { expectationLift } from './expectation-lift/messages/namespace.ts';
import { toolHistory } from './history/messages/namespace.ts';
import { tools } from './messages/namespace.ts';
import { microRegulation } from './micro-regulation/messages/namespace.ts';
import { selfPriority } from './self-priority/messages/namespace.ts';
import { socialSupport } from './social-support/messages/namespace.ts';
import { toolFrame } from './tool-frame/messages/namespace.ts';
import { writtenTools } from './written/messages/namespace.ts';
import { writes } from './writes.ts';

export default {
  contract: 2,
  name: 'mf-tools',
  namespaces: [tools, options],
  pages: {
    tools: () => import('./overview/ToolsPage.tsx'),
    innerBalance: withWords(
      () => import(/* webpackChunkName: "exercises" */ './inner-balance/InnerBalancePage.tsx'),
      [written, toolFrame, toolHistory, innerBalance],
    ),
    exerciseLibrary: withWords(
      () => import(/* webpackChunkName: "exercises" */ './exercise-library/ExerciseLibraryPage.tsx'),
      [toolFrame, innerBalance],
    ),
    microRegulation: withWords(
      () => import(/* webpackChunkName: "exercises" */ './micro-regulation/MicroRegulationPage.tsx'),
      [written, toolFrame, toolHistory, microRegulation],
    ),
    socialSupport: withWords(
      () => import('./social-support/SocialSupportPage.tsx'),
      [written, toolFrame, writtenTools, toolHistory, socialSupport],
    ),
    selfPriority: withWords(
      () => import(/* webpackChunkName: "three-questions" */ './self-priority/SelfPriorityPage.tsx'),
      [written, toolFrame, writtenTools, toolHistory, selfPriority],
    ),
    expectationLift: withWords(
      () => import(/* webpackChunkName: "three-questions" */ './expectation-lift/ExpectationLiftPage.tsx'),
      [written, toolFrame, writtenTools, toolHistory, expectationLift],
    ),
  },
  cards: {
    tools: () => import('./card/ToolsCard.tsx'),
    liftPlans: withWords(() => import('./card/PlansCard.tsx'), [expectationLift]),
  },
  writes,
  whenAway: () => import(/* webpackChunkName: "away" */ './whenAway.ts'),
} satisfies RemoteModule<typeof manifest>;
