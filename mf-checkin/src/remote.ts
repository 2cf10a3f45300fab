import { common, options } from '@spire/i18n';
import { CONTRACT_VERSION, type RemoteModule } from '@spire/remote-kit';
import { checkin } from './messages/namespace.ts';

export default {
  contract: CONTRACT_VERSION,
  name: 'mf-checkin',
  namespaces: [common, options, checkin],
  pages: {
    checkin: () => import('./check-in/CheckInPage.tsx'),
    suggestion: () => import('./suggestion/SuggestionPage.tsx'),
  },
  cards: { suggestion: () => import('./suggestion/SuggestionCard.tsx') },
} satisfies RemoteModule;
