import { common, options } from '@spire/i18n';
import type { RemoteModule } from '@spire/remote-kit';
import { withWords } from '@spire/remote-kit/withWords';
import { written } from '@spire/written/messages/namespace';
import { doing } from './doing/messages/namespace.ts';
import type manifest from './manifest.ts';
import { checkin } from './messages/namespace.ts';
import { writes } from './writes.ts';

/** A part that builds on the suggestion card; the build reads its path here, to name its files ahead. */
const onTheDay = async (part: './choose/ChoosePage.tsx' | './tasks/TasksCard.tsx') =>
  (await import(/* webpackChunkName: "day" */ './onTheDay.ts')).PARTS[part]();

export default {
  contract: 2,
  name: 'mf-checkin',
  namespaces: [common, options, checkin, written],
  pages: {
    checkin: () => import('./check-in/CheckInPage.tsx'),
    hardDay: () => import('./hard-day/HardDayPage.tsx'),
    suggestion: () => import(/* webpackChunkName: "day" */ './suggestion/SuggestionPage.tsx'),
    today: () => import(/* webpackChunkName: "today" */ './today/TodayPage.tsx'),
    choose: withWords(() => onTheDay('./choose/ChoosePage.tsx'), [doing]),
    checkinDemo: () => import(/* webpackChunkName: "demo" */ './demo/CheckInDemoPage.tsx'),
    suggestionsDemo: () => import(/* webpackChunkName: "demo" */ './demo/SuggestionsDemoPage.tsx'),
  },
  cards: {
    evening: () => import(/* webpackChunkName: "day" */ './evening/EveningCard.tsx'),
    gentleWays: () => import(/* webpackChunkName: "day" */ './rest-day/GentleWaysCard.tsx'),
    suggestion: () => import(/* webpackChunkName: "day" */ './suggestion/SuggestionCard.tsx'),
    tasks: withWords(() => onTheDay('./tasks/TasksCard.tsx'), [doing]),
    today: () => import(/* webpackChunkName: "today" */ './today/TodayCard.tsx'),
  },
  writes,
  whenAway: () => import(/* webpackChunkName: "away" */ './whenAway.ts'),
} satisfies RemoteModule<typeof manifest>;
