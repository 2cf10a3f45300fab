import { freePort } from '@spire/testing/stack';
import { requireDatabase } from './externalDatabase.ts';

test('a database that does not answer is named without its password', async () => {
  const port = await freePort();
  const refusal = requireDatabase(`postgresql://me:secret@127.0.0.1:${port}/spire`, { mayCreateRoles: true });
  await expect(refusal).rejects.toThrow(`No PostgreSQL answers at 127.0.0.1:${port}`);
  await expect(refusal).rejects.not.toThrow('secret');
});
