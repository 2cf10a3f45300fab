import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_TIME_ZONE, localDate } from '@spire/domain/dates';
import { createLog } from '@spire/graph-kit/log';
import { serverKeys } from '@spire/graph-kit/sealing/serverKeys';
import { createVault } from '@spire/graph-kit/sealing/vault';
import { wrappedKeysIn } from '@spire/graph-kit/sealing/wrappedKeys';
import { subgraphClient } from '@spire/graph-kit/subgraphClient';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { openTestPool } from '@spire/graph-kit/testing/openTestPool';
import { claimsOf, requestAt } from '@spire/graph-kit/testing/requests';
import { verifierOf } from '@spire/graph-kit/testing/verifier';
import { createWellbeingSubgraph } from '../subgraph.ts';

/** The wellbeing subgraph over the database of a running stack, asked as another subgraph asks it. */
export interface WellbeingBeside {
  ask<Data>(query: string, variables: Record<string, unknown>, userId: string): Promise<Data>;
  /** A finished set of today's for that person, with these texts; answers its id. */
  suggest(texts: readonly string[], userId: string): Promise<string>;
  stop(): Promise<void>;
}

const SECRET = 'of the test alone';
const BEGIN = 'mutation ($i: BeginSuggestionSetInput!) { beginSuggestionSet(input: $i) { number } }';
const FINISH = 'mutation ($i: FinishSuggestionSetInput!) { finishSuggestionSet(input: $i) { id } }';

/**
 * The subgraph for tests of operations that no public field leads to. A token is the person's id here, because the
 * database holds to the claims alone.
 */
export async function wellbeingBeside({ dataFolder }: { dataFolder: string }): Promise<WellbeingBeside> {
  const databaseUrl = databaseOf(dataFolder).authenticator;
  const secrets = JSON.parse(readFileSync(path.join(dataFolder, 'secrets.json'), 'utf8')) as { dataKey: string };
  const keys = openTestPool(databaseUrl, 1);
  const log = createLog('test', 'silent');
  const subgraph = await createWellbeingSubgraph({
    database: { databaseUrl, name: 'beside', poolSize: 4, log },
    vault: createVault(serverKeys(secrets.dataKey), wrappedKeysIn(keys)),
    verifier: verifierOf((sub) => (sub === undefined ? undefined : claimsOf({ sub }))),
    log,
  });
  const client = subgraphClient(subgraph, SECRET);
  const ask: WellbeingBeside['ask'] = (query, variables, userId) =>
    client(query, variables, requestAt({ claims: claimsOf({ sub: userId }), token: userId, now: new Date() }));

  return {
    ask,
    suggest: async (texts, userId) => {
      const id = randomUUID();
      const form = texts.length === 1 ? 'card' : 'list';
      const date = localDate(new Date(), DEFAULT_TIME_ZONE);
      const rest = { emoji: '🌱', minutes: 5, category: 'practical', source: 'built_in' };
      await ask(BEGIN, { i: { id, form, language: 'no', date } }, userId);
      await ask(FINISH, { i: { id, suggestions: texts.map((text) => ({ text, ...rest })) } }, userId);
      return id;
    },
    stop: async () => {
      await subgraph.stop();
      await keys.end();
    },
  };
}
