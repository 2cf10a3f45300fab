import { accountPart, type AccountPart } from '@spire/graph-shared/export/accountPart';
import { readPart } from '@spire/graph-shared/export/readPart';
import { accountErrors } from './accountRules.ts';

/** Reads the account of an export that somebody brings in. */
export const readAccount = (document: string, now: Date): AccountPart =>
  readPart(accountPart, document, (sent) => accountErrors(sent, now));
