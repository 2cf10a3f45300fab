import { Worker } from 'node:worker_threads';
import type { AccountPart } from '@spire/graph-shared/export/accountPart';
import { areSame, readerOf, READER_LIMITS } from '@spire/graph-shared/export/partReader';
import { ApplicationError, refuseWhenWrong } from '@spire/graph-kit/errors';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { AccountExportStore } from './accountExport.store.ts';
import type { AccountImportStore, Importable } from './accountImport.store.ts';
import { TOO_MANY_CONTACTS } from './accountRules.ts';
import { readAccount } from './readAccount.ts';

type Moment = Pick<RequestContext, 'claims' | 'now'>;

export interface AccountExportService {
  /** Everything the account holds (D40): who it is, profile, settings, consents, contacts, reminder, access log. */
  export(moment: Moment): Promise<AccountPart>;
  /**
   * Brings in profile, settings, contacts and reminder of an export, or nothing: into an account without profile and contacts,
   * ACCOUNT_NOT_EMPTY otherwise. The same document again is no harm (D45). A trial changes nothing, and refuses what
   * `merge` would.
   */
  import(moment: Moment, wish: { document: string; isTrial: boolean }): Promise<true>;
  /**
   * Brings an export's account into one that is begun: what is newer, and the contacts that are not there. Refuses more
   * contacts than a person may have, with those that stand.
   */
  merge(moment: Moment, document: string): Promise<true>;
}

const importable = ({ profile, settings, contacts, reminder }: AccountPart): Importable => ({
  profile,
  settings,
  contacts,
  reminder,
});

const readSent = readerOf(
  readAccount,
  () => new Worker(new URL('./accountWorker.ts', import.meta.url), { resourceLimits: READER_LIMITS }),
);

export function createAccountExportService(
  source: AccountExportStore,
  target: AccountImportStore,
): AccountExportService {
  const read = async ({ claims, now }: Moment) => ({ ...(await source.read(claims, now)), email: claims.email });
  return {
    export: read,
    merge: async ({ claims, now }, document) => {
      if (!(await target.merge(claims, importable(await readSent(document, now)))))
        refuseWhenWrong([TOO_MANY_CONTACTS]);
      return true;
    },
    import: async (moment, { document, isTrial }) => {
      const { claims, now } = moment;
      const part = importable(await readSent(document, now));
      if (await (isTrial ? target.isEmpty(claims) : target.write(claims, part))) return true;
      if (await areSame(importable(await read(moment)), part)) return true;
      // Before anything is joined: what does not fit is told of, and nothing is written.
      if (isTrial && !(await target.hasRoom(claims, part))) refuseWhenWrong([TOO_MANY_CONTACTS]);
      throw new ApplicationError('ACCOUNT_NOT_EMPTY');
    },
  };
}
