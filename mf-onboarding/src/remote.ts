import { common, options } from '@spire/i18n';
import { CONTRACT_VERSION, type RemoteModule } from '@spire/remote-kit';
import { onboarding } from './messages/namespace.ts';

export default {
  contract: CONTRACT_VERSION,
  name: 'mf-onboarding',
  namespaces: [common, options, onboarding],
  pages: { setup: () => import('./SetupPage.tsx') },
  cards: {},
} satisfies RemoteModule;
