/** The worker that reads the account of a long document. */
import { answerWith } from '@spire/graph-shared/export/partReader';
import { readAccount } from './readAccount.ts';

answerWith(readAccount);
