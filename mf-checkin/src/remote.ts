import { common, options } from '@spire/i18n';
import type { RemoteModule } from '@spire/remote-kit';
import type manifest from './manifest.ts';
import { checkin } from './messages/namespace.ts';

export default {
  contract: 2,
  name: 'mf-checkin',
  namespaces: [common, options, checkin],
  pages: {
    checkin: () => import('./check-in/CheckInPage.tsx'),
    hardDay: () => import('./hard-day/HardDayPage.tsx'),
    suggestion: () => import('./suggestion/SuggestionPage.tsx'),
  },
  cards: {
    gentleWays: () => import('./rest-day/GentleWaysCard.tsx'),
    suggestion: () => import('./suggestion/SuggestionCard.tsx'),
    tasks: () => import('./tasks/TasksCard.tsx'),
    today: () => import('./today/TodayCard.tsx'),
  },
} satisfies RemoteModule<typeof manifest>;
