import type { RemoteManifest } from '@spire/domain/remoteManifest';

/** The contributions of this remote to the app (decision 0046). */
export default {
  contract: 2,
  name: 'mf-memories',
  pages: [
    {
      id: 'memoryBank',
      path: '/memory-bank',
      aliases: ['/minnebank'],
      access: 'signed-in',
      title: { no: 'Minner', en: 'Memories' },
      navigation: {
        label: { no: 'Minner', en: 'Memories' },
        icon: [
          'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
          'M11 9a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
          'm21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
        ],
        order: 300,
      },
    },
  ],
  cards: [
    {
      id: 'memories',
      place: 'home.aside',
      order: 100,
      wide: { place: 'home.main', order: 610 },
      modes: ['rest', 'low', 'ordinary'],
    },
  ],
  shortcuts: [],
} as const satisfies RemoteManifest;
