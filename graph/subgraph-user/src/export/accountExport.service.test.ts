import { claimsOf } from '@spire/graph-kit/testing/requests';
import { accountPart, type AccountPart } from '@spire/graph-shared/export/accountPart';
import { randomUUID } from 'node:crypto';
import { createAccountExportService } from './accountExport.service.ts';

const instant = '2020-01-01T00:00:00.000Z';
const contact = () => ({ id: randomUUID(), name: 'Per', attributes: ['tur'], createdAt: instant });
const moment = { claims: claimsOf(), now: new Date() };
const accountWith = (contacts: ReturnType<typeof contact>[]): AccountPart =>
  accountPart.parse({
    ...{ id: randomUUID(), email: 'kari@example.no', createdAt: instant, profile: null, settings: null },
    ...{ contacts, consents: [], accessLog: [] },
  });
const tooMany = { extensions: { code: 'VALIDATION_FAILED', fields: [{ field: 'contacts', code: 'TOO_MANY' }] } };

/** A service over an account with a contact, in which there is room for more or not. */
function openService(hasRoom: boolean) {
  const standing = accountWith([contact()]);
  return createAccountExportService(
    { read: () => Promise.resolve(standing) },
    {
      isEmpty: () => Promise.resolve(false),
      write: () => Promise.resolve(false),
      hasRoom: () => Promise.resolve(hasRoom),
      merge: () => Promise.resolve(hasRoom),
    },
  );
}

test('contacts that do not fit beside those that stand are refused, by a trial already', async () => {
  const document = JSON.stringify(accountWith([contact()]));
  const full = openService(false);
  await expect(full.merge(moment, document)).rejects.toMatchObject(tooMany);
  await expect(full.import(moment, { document, isTrial: true })).rejects.toMatchObject(tooMany);
  const roomy = openService(true);
  await expect(roomy.merge(moment, document)).resolves.toBe(true);
  await expect(roomy.import(moment, { document, isTrial: true })).rejects.toMatchObject({ code: 'ACCOUNT_NOT_EMPTY' });
});
