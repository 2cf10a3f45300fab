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
  namespaces: [common, options, checkin],
  pages: {
    checkin: () => import('./check-in/CheckInPage.tsx'),
    hardDay: withWords(() => import('./hard-day/HardDayPage.tsx'), [written]),
    suggestion: withWords(() => import(/* webpackChunkName: "day" */ './suggestion/SuggestionPage.tsx'), [written]),
    today: withWords(() => import(/* webpackChunkName: "today" */ './today/TodayPage.tsx'), [written]),
    choose: withWords(() => onTheDay('./choose/ChoosePage.tsx'), [doing, written]),
    checkinDemo: withWords(() => import(/* webpackChunkName: "demo" */ './demo/CheckInDemoPage.tsx'), [written]),
    suggestionsDemo: withWords(
      () => import(/* webpackChunkName: "demo" */ './demo/SuggestionsDemoPage.tsx'),
      [written],
    ),
  },
  cards: {
    evening: withWords(() => import(/* webpackChunkName: "day" */ './evening/EveningCard.tsx'), [written]),
    gentleWays: withWords(() => import(/* webpackChunkName: "day" */ './rest-day/GentleWaysCard.tsx'), [written]),
    suggestion: withWords(() => import(/* webpackChunkName: "day" */ './suggestion/SuggestionCard.tsx'), [written]),
    tasks: withWords(() => onTheDay('./tasks/TasksCard.tsx'), [doing, written]),
    today: () => import(/* webpackChunkName: "today" */ './today/TodayCard.tsx'),
  },
  writes,
  whenAway: () => import(/* webpackChunkName: "away" */ './whenAway.ts'),
} satisfies RemoteModule<typeof manifest>;
