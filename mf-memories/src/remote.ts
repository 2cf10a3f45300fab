import { options } from '@spire/i18n';
import type { RemoteModule } from '@spire/remote-kit';
import type manifest from './manifest.ts';
import { memories } from './messages/namespace.ts';
import { writes } from './writes.ts';

export default {
  contract: 2,
  name: 'mf-memories',
  namespaces: [memories, options],
  pages: { memoryBank: () => import('./bank/MemoryBankPage.tsx') },
  cards: { memories: () => import('./card/MemoriesCard.tsx') },
  writes,
  whenAway: () => import(/* webpackChunkName: "away" */ './whenAway.ts'),
} satisfies RemoteModule<typeof manifest>;
