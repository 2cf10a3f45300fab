import { options } from '@spire/i18n';
import type { RemoteModule } from '@spire/remote-kit';
import type manifest from './manifest.ts';
import { profile } from './messages/namespace.ts';

export default {
  contract: 2,
  name: 'mf-profile',
  namespaces: [profile, options],
  pages: { me: () => import('./me/MePage.tsx') },
  cards: { growth: () => import('./growth/GrowthCard.tsx') },
} satisfies RemoteModule<typeof manifest>;
