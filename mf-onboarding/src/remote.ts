import { common, options } from '@spire/i18n';
import { profileForm } from '@spire/profile-form/messages/namespace';
import type { RemoteModule } from '@spire/remote-kit';
import type manifest from './manifest.ts';
import { onboarding } from './messages/namespace.ts';
import { writes } from './writes.ts';

export default {
  contract: 2,
  name: 'mf-onboarding',
  namespaces: [common, options, profileForm, onboarding],
  pages: { setup: () => import('./SetupPage.tsx') },
  cards: {},
  writes,
  whenAway: () => import(/* webpackChunkName: "away" */ './whenAway.ts'),
} satisfies RemoteModule<typeof manifest>;
