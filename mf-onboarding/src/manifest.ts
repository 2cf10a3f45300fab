import type { RemoteManifest } from '@spire/domain/remoteManifest';

/** The contributions of this remote to the app (decision 0046). */
export default {
  contract: 2,
  name: 'mf-onboarding',
  pages: [
    { id: 'setup', path: '/setup', access: 'newcomer', title: { no: 'Kom i gang', en: 'Get started' } },
    {
      ...{ id: 'try', path: '/try', aliases: ['/prov'], access: 'anyone' },
      title: { no: 'Prøv nå', en: 'Try now' },
    },
  ],
  cards: [],
  shortcuts: [],
} as const satisfies RemoteManifest;
