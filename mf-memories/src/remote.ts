import { options } from '@spire/i18n';
import { CONTRACT_VERSION, type RemoteModule } from '@spire/remote-kit';
import { memories } from './messages/namespace.ts';

export default {
  contract: CONTRACT_VERSION,
  name: 'mf-memories',
  namespaces: [memories, options],
  pages: { memoryBank: () => import('./bank/MemoryBankPage.tsx') },
  cards: { memories: () => import('./card/MemoriesCard.tsx') },
} satisfies RemoteModule;
