import { common, options } from '@spire/i18n';
import type { RemoteModule } from '@spire/remote-kit';
import { written } from '@spire/written/messages/namespace';
import type manifest from './manifest.ts';
import { checkin } from './messages/namespace.ts';
import { writes } from './writes.ts';

export default {
  contract: 2,
  name: 'mf-checkin',
  namespaces: [common, options, checkin, written],
  pages: {
    checkin: () => import('./check-in/CheckInPage.tsx'),
    hardDay: () => import('./hard-day/HardDayPage.tsx'),
    suggestion: () => import(/* webpackChunkName: "day" */ './suggestion/SuggestionPage.tsx'),
    today: () => import(/* webpackChunkName: "today" */ './today/TodayPage.tsx'),
    checkinDemo: () => import(/* webpackChunkName: "demo" */ './demo/CheckInDemoPage.tsx'),
    suggestionsDemo: () => import(/* webpackChunkName: "demo" */ './demo/SuggestionsDemoPage.tsx'),
  },
  cards: {
    evening: () => import(/* webpackChunkName: "day" */ './evening/EveningCard.tsx'),
    gentleWays: () => import(/* webpackChunkName: "day" */ './rest-day/GentleWaysCard.tsx'),
    suggestion: () => import(/* webpackChunkName: "day" */ './suggestion/SuggestionCard.tsx'),
    tasks: () => import(/* webpackChunkName: "day" */ './tasks/TasksCard.tsx'),
    today: () => import(/* webpackChunkName: "today" */ './today/TodayCard.tsx'),
  },
  writes,
} satisfies RemoteModule<typeof manifest>;
