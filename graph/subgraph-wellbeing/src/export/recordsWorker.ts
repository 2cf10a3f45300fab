/** The worker that reads the records of a long document. */
import { answerWith } from '@spire/graph-shared/export/partReader';
import { readRecords } from './readRecords.ts';

answerWith(readRecords);
