import { common, options } from '@spire/i18n';
import type { RemoteModule } from '@spire/remote-kit';
import { withWords } from '@spire/remote-kit/withWords';
import { written } from '@spire/written/messages/namespace';
import { doing } from './doing/messages/namespace.ts';
import type manifest from './manifest.ts';
import { checkin } from './messages/namespace.ts';
import { writes } from './writes.ts';

/** Parts that use what the suggestion card is made of. */
const onTheDay = () => import(/* webpackChunkName: "day" */ './onTheDay.ts');

export default {
  contract: 2,
  name: 'mf-checkin',
  namespaces: [common, options, checkin, written],
  pages: {
    checkin: () => import('./check-in/CheckInPage.tsx'),
    hardDay: () => import('./hard-day/HardDayPage.tsx'),
    suggestion: () => import(/* webpackChunkName: "day" */ './suggestion/SuggestionPage.tsx'),
    choose: withWords(async () => (await onTheDay()).choosePage(), [doing]),
    checkinDemo: () => import(/* webpackChunkName: "demo" */ './demo/CheckInDemoPage.tsx'),
    suggestionsDemo: () => import(/* webpackChunkName: "demo" */ './demo/SuggestionsDemoPage.tsx'),
  },
  cards: {
    evening: () => import(/* webpackChunkName: "day" */ './evening/EveningCard.tsx'),
    gentleWays: () => import(/* webpackChunkName: "day" */ './rest-day/GentleWaysCard.tsx'),
    suggestion: () => import(/* webpackChunkName: "day" */ './suggestion/SuggestionCard.tsx'),
    tasks: withWords(async () => (await onTheDay()).tasksCard(), [doing]),
    today: () => import(/* webpackChunkName: "day" */ './today/TodayCard.tsx'),
  },
  writes,
} satisfies RemoteModule<typeof manifest>;
