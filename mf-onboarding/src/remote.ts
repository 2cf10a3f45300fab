import { common, options } from '@spire/i18n';
import { profileForm } from '@spire/profile-form/messages/namespace';
import type { RemoteModule } from '@spire/remote-kit';
import { withWords } from '@spire/remote-kit/withWords';
import type manifest from './manifest.ts';
import { onboarding } from './messages/namespace.ts';
import { trial } from './trial/messages/namespace.ts';
import { writes } from './writes.ts';

export default {
  contract: 2,
  name: 'mf-onboarding',
  namespaces: [common],
  pages: {
    setup: withWords(() => import('./SetupPage.tsx'), [options, profileForm, onboarding]),
    try: withWords(() => import('./trial/TryPage.tsx'), [trial]),
  },
  cards: {},
  writes,
  whenAway: () => import(/* webpackChunkName: "away" */ './whenAway.ts'),
} satisfies RemoteModule<typeof manifest>;
