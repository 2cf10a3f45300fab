import { options } from '@spire/i18n';
import { CONTRACT_VERSION, type RemoteModule } from '@spire/remote-kit';
import { profile } from './messages/namespace.ts';

export default {
  contract: CONTRACT_VERSION,
  name: 'mf-profile',
  namespaces: [profile, options],
  pages: { me: () => import('./me/MePage.tsx') },
  cards: { growth: () => import('./growth/GrowthCard.tsx') },
} satisfies RemoteModule;
