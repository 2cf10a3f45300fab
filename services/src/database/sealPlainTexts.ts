import { snakeCase } from '@spire/domain/snakeCase';
import type { ServerKeys } from '@spire/graph-kit/sealing/serverKeys';
import type { SealedTexts } from '@spire/graph-kit/sealing/sealedTexts';
import { openVault, type Vault } from '@spire/graph-kit/sealing/vault';
import { wrappedKeysIn } from '@spire/graph-kit/sealing/wrappedKeys';
import { PROFILE_TEXTS } from '@spire/subgraph-user/profile/profile.texts';
import { CHECK_IN_TEXTS } from '@spire/subgraph-wellbeing/check-in/checkIn.texts';
import { MEMORY_TEXTS } from '@spire/subgraph-wellbeing/memory/memory.texts';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { Problem } from '../../../bootstrap/problem.mjs';

/** Texts that stood in the database in plain before there was sealing, and the expression that names their row. */
export interface OncePlain {
  texts: SealedTexts<string>;
  row: string;
}

const ONCE_PLAIN: readonly OncePlain[] = [
  { texts: PROFILE_TEXTS, row: `'own'` },
  { texts: CHECK_IN_TEXTS, row: `to_char(date, 'YYYY-MM-DD')` },
  { texts: MEMORY_TEXTS, row: 'id::text' },
];

const BATCH = 1000;
const LOCK = 7_201_121;
/** The constraint that a table gets when its last text is sealed; no unsealed one comes in after that. */
const CONSTRAINT = 'is_sealed';

/** The migrations that made the columns bytea put version 0 before each text. */
const isPlain = (field: string) => `substr(${snakeCase(field)}, 1, 1) = '\\x00'`;

/**
 * Seals what people wrote before there was sealing (D41), in batches, each whole or not at all; a table that is done is
 * not looked at again. Without keys it refuses when there is something to seal.
 */
export async function sealPlainTexts(
  adminUrl: string,
  keys: ServerKeys | undefined,
  tables: readonly OncePlain[] = ONCE_PLAIN,
): Promise<void> {
  const client = new Client({ connectionString: adminUrl, application_name: 'spire-sealing' });
  await client.connect();
  try {
    const vault = keys && (await openVault(keys, wrappedKeysIn(client)));
    for (const table of tables) {
      if (await isDone(client, table.texts)) continue;
      while ((await sealBatch(client, vault, table)) > 0);
      // Otherwise the texts would stay in the table's file, as rows that were replaced, for as long as it has room.
      await untilNobodyLooksBack(client);
      await client.query(`vacuum full ${table.texts.table}`);
      await close(client, table.texts);
    }
  } finally {
    await client.end();
  }
}

/** So often it is looked whether somebody still sees what was replaced, in ms, and so long at most. */
const LOOK_EVERY = 100;
const LOOK_FOR = 60_000;

/** Waits for those who see the rows as they were: for their sake a vacuum keeps what was replaced. */
async function untilNobodyLooksBack(client: Client): Promise<void> {
  const { rows } = await client.query<{ now: string }>('select pg_current_xact_id()::xid::text as now');
  const deadline = Date.now() + LOOK_FOR;
  const isSeen = async () => {
    const { rowCount } = await client.query(
      `select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and age(backend_xmin) > age($1::xid)`,
      [rows[0]?.now],
    );
    return rowCount !== 0;
  };
  while (Date.now() < deadline && (await isSeen())) await setTimeout(LOOK_EVERY);
}

/** Lets no plain text in any more. Two at once take turns by the transaction: behind a pooler a session is nobody's. */
async function close(client: Client, texts: SealedTexts<string>): Promise<void> {
  const rule = texts.columns.map((field) => `not (${isPlain(field)})`).join(' and ');
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  if (!(await isDone(client, texts)))
    await client.query(`alter table ${texts.table} add constraint ${CONSTRAINT} check (${rule})`);
  await client.query('commit');
}

async function isDone(client: Client, { table, columns }: SealedTexts<string>): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_attribute
      where attrelid = $1::regclass and attname = $2 and atttypid = 'bytea'::regtype
        and not exists (select from pg_constraint where conrelid = $1::regclass and conname = $3)`,
    [table, snakeCase(columns[0] ?? ''), CONSTRAINT],
  );
  return rowCount === 0;
}

interface PlainRow {
  place: string;
  userId: string;
  row: string;
  texts: Buffer[];
}

async function sealBatch(client: Client, vault: Vault | undefined, { texts, row }: OncePlain): Promise<number> {
  const { table } = texts;
  const columns = texts.columns.map(snakeCase);
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  const { rows } = await client.query<PlainRow>(
    `select ctid::text as place, user_id as "userId", ${row} as row, array[${columns.join(', ')}] as texts
       from ${table} where ${texts.columns.map(isPlain).join(' or ')} limit ${BATCH} for update`,
  );
  if (rows.length > 0 && vault === undefined)
    throw new Problem(
      `In ${table} there is what people wrote before texts were sealed. Set DATA_KEY to the key that the services ` +
        'have (32 random bytes in base64url), and run `npm run migrate` again.',
    );
  const sealed: Buffer[][] = [];
  for (const plain of rows) {
    const key = await vault?.keyOf(plain.userId);
    const seal = (text: Buffer, column: string) =>
      text[0] === 0 && key
        ? Buffer.from(key.seal({ userId: plain.userId, row: plain.row, table, column }, text.toString('utf8', 1)))
        : text;
    sealed.push(plain.texts.map((text, index) => seal(text, texts.columns[index] ?? '')));
  }
  await client.query(
    `update ${table} t set ${columns.map((column) => `${column} = v.${column}`).join(', ')}
       from unnest($1::tid[], ${columns.map((_, index) => `$${index + 2}::bytea[]`).join(', ')})
            v (row_ctid, ${columns.join(', ')})
      where t.ctid = v.row_ctid`,
    [rows.map(({ place }) => place), ...columns.map((_, index) => sealed.map((each) => each[index]))],
  );
  await client.query('commit');
  return rows.length;
}
