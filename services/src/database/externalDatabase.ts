import { Client } from 'pg';
import { Problem } from '../../../bootstrap/problem.mjs';
import { errorCode } from '../fileSystemProblem.ts';

/** Makes sure that the PostgreSQL of DATABASE_URL can be used, or refuses with what to do. */
export async function requireDatabase(url: string, { mayCreateRoles }: { mayCreateRoles: boolean }): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, application_name: 'spire-check' });
  try {
    await client.connect();
    const { rows } = await client.query<{ may: boolean }>(
      'select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user',
    );
    if (mayCreateRoles && rows[0]?.may !== true)
      throw new Problem(
        'The login in DATABASE_URL may not create roles, which the first start has to: name one that may.',
      );
  } catch (error) {
    throw error instanceof Problem ? error : unusable(new URL(url), error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function unusable({ host, pathname, username }: URL, cause: unknown): Problem {
  const code = errorCode(cause) ?? 'no answer';
  if (code.startsWith('28'))
    return new Problem(`The PostgreSQL of DATABASE_URL refuses the login of ${username}.`, { cause });
  if (code === '3D000')
    return new Problem(`The PostgreSQL of DATABASE_URL has no database ${pathname.slice(1)}: create it first.`, {
      cause,
    });
  return new Problem(
    `No PostgreSQL answers at ${host}, which DATABASE_URL names (${code}).\n` +
      'Start it, or leave DATABASE_URL unset: Spire then starts its own.',
    { cause },
  );
}
