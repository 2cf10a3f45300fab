/**
 * The start page and the stats as a team without a graph would write them: Fastify handlers over pg that answer the
 * very same values, read under the person's policies in one transaction, with tokens, sessions and keys looked at as
 * ours are. Ends with its parent's pipe.
 */
import { localDate } from '@spire/domain/dates';
import { LIMITS } from '@spire/domain/limits';
import type { Claims } from '@spire/graph-kit/claims';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import { sealedTexts, type SealedTexts } from '@spire/graph-kit/sealing/sealedTexts';
import { serverKeys } from '@spire/graph-kit/sealing/serverKeys';
import { createVault } from '@spire/graph-kit/sealing/vault';
import { wrappedKeysIn } from '@spire/graph-kit/sealing/wrappedKeys';
import { bearerToken, createTokenVerifier, type SessionState } from '@spire/graph-kit/tokens';
import { type ActivityCounts, countOf, levelFor, nextLevelAt, pointsOf } from '@spire/domain/growth';
import { TOOLS } from '@spire/domain/options';
import fastify, { type FastifyRequest } from 'fastify';
import { Pool, type PoolClient } from 'pg';

const [databaseUrl = '', issuer = ''] = process.argv.slice(2);
const database = new Pool({ connectionString: databaseUrl, max: 6 });
const vault = createVault(serverKeys(process.env['DATA_KEY'] ?? ''), wrappedKeysIn(database));
const verify = createTokenVerifier({
  issuer,
  audience: 'authenticated',
  keys: new URL(`${issuer}/.well-known/jwks.json`),
  sessionState: async ({ id, userId }) => {
    const text = 'select users.session_state($1, $2) as state';
    const { rows } = await database.query<{ state: SessionState }>({ name: 'session', text, values: [id, userId] });
    return rows[0]?.state ?? 'closed';
  },
});

const PROFILE_TEXTS = sealedTexts('users.profile', ['nickname']);
const CHECK_IN_TEXTS = sealedTexts('wellbeing.check_in', ['whatIsGoodText', 'lookingForwardText', 'needMoreText']);
const SET_TEXTS = sealedTexts('wellbeing.suggestion_set', ['answer']);
const MEMORY_TEXTS = sealedTexts('wellbeing.memory', ['title', 'description']);

async function asPerson<Result>(claims: Claims, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await database.connect();
  try {
    await client.query('begin');
    const text = `select set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)`;
    await client.query({ name: 'claims', text, values: [JSON.stringify(claims)] });
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function rows<Row extends object>(
  client: PoolClient,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return (await client.query<Row>({ name, text, values })).rows;
}

async function growthOf(client: PoolClient, { sub }: Claims, today: string) {
  const [standing] = await rows<{ counts: ActivityCounts | null; streak: number }>(
    client,
    'standing',
    `select (select jsonb_object_agg(kind, count) from wellbeing.activity_total where user_id = $1) as counts,
            coalesce((select run.counting_days
                             - (select count(*) from wellbeing.streak_day
                                 where user_id = $1 and counts and date > $2::date and date <= run.last_date)
                        from wellbeing.streak_run run
                       where user_id = $1 and last_date >= $2::date - 1 and first_date <= $2), 0)::integer as streak,
            exists (select from wellbeing.streak_day
                     where user_id = $1 and date = $2::date and not counts) as is_rest_day`,
    [sub, today],
  );
  const counts = standing?.counts ?? {};
  const points = pointsOf(counts);
  return {
    counts,
    growth: {
      points,
      level: levelFor(points),
      nextLevelAt: nextLevelAt(points),
      checkInDays: countOf(counts, 'check_in'),
      currentStreak: standing?.streak ?? 0,
      memories: countOf(counts, 'memory'),
    },
  };
}

/** A row with its texts opened in the place of what was sealed. */
function opened<Column extends string, Row extends Record<Column, Uint8Array>>(
  texts: SealedTexts<Column>,
  { key, userId, row }: { key: PersonKey; userId: string; row: string },
  sealed: Row,
): Omit<Row, Column> & Record<Column, string> {
  return { ...sealed, ...texts.open(key, { userId, row }, sealed) };
}

interface StoredProfile {
  nickname: Buffer;
}

interface StoredSettings {
  language: string;
}

interface StoredSet {
  id: string;
  number: number;
  answer: Buffer;
}

interface StoredCheckIn {
  date: string;
  whatIsGoodText: Buffer;
  lookingForwardText: Buffer;
  needMoreText: Buffer;
}

interface StoredMemory {
  id: string;
  title: Buffer;
  description: Buffer;
}

async function homeRows(client: PoolClient, claims: Claims, today: string) {
  const { sub } = claims;
  const [profile] = await rows<StoredProfile>(
    client,
    'profile',
    `select nickname, capacity_level as "capacityLevel", considerations, goals,
            avoid_suggestions as "avoidSuggestions", onboarding_completed as "onboardingCompleted"
       from users.profile where user_id = $1`,
    [sub],
  );
  const [settings] = await rows<StoredSettings>(
    client,
    'settings',
    'select language from users.settings where user_id = $1',
    [sub],
  );
  const [checkIn] = await rows<StoredCheckIn>(
    client,
    'check-in',
    `select id, date::text, what_is_good as "whatIsGood", what_is_good_text as "whatIsGoodText",
            looking_forward as "lookingForward", looking_forward_text as "lookingForwardText",
            need_more as "needMore", need_more_text as "needMoreText", updated_at as "updatedAt"
       from wellbeing.check_in where user_id = $1 and date = $2`,
    [sub, today],
  );
  const sets = await rows<StoredSet>(
    client,
    'sets',
    `select id, number, answer from wellbeing.suggestion_set
      where user_id = $1 and date = $2 and answer is not null order by created_at, number`,
    [sub, today],
  );
  const memories = await rows<StoredMemory>(
    client,
    'memories',
    `select id, title, description, emoji, category, goodness_rating as "goodnessRating",
            effort_rating as "effortRating", date::text
       from wellbeing.memory where user_id = $1 order by date desc, created_at desc, id desc limit 10`,
    [sub],
  );
  const [total] = await rows<{ count: number }>(
    client,
    'memory count',
    'select coalesce(sum(count), 0)::integer as count from wellbeing.memory_count where user_id = $1',
    [sub],
  );
  const { growth } = await growthOf(client, claims, today);
  return { profile, settings, checkIn, sets, memories, totalCount: total?.count ?? 0, growth };
}

interface Asker {
  claims: Claims;
  today: string;
}

async function askerOf({ headers }: FastifyRequest): Promise<Asker> {
  const today = localDate(new Date(), String(headers['x-time-zone']));
  return { claims: await verify(bearerToken(headers.authorization)), today };
}

const app = fastify();

app.get('/stats', async (request) => {
  const { claims, today } = await askerOf(request);
  return asPerson(claims, async (client) => {
    const text = 'select created_at as "createdAt" from users.account where user_id = $1';
    const [account] = await rows<{ createdAt: Date }>(client, 'account', text, [claims.sub]);
    const { growth, counts } = await growthOf(client, claims, today);
    return {
      ...growth,
      completedSuggestions: countOf(counts, 'suggestion'),
      toolCompletions: countOf(counts, ...TOOLS),
      accountCreated: account?.createdAt,
    };
  });
});

app.post('/growth', async (request) => {
  const { claims, today } = await askerOf(request);
  const { growth } = await asPerson(claims, (client) => growthOf(client, claims, today));
  return { data: { me: { id: claims.sub, growth } } };
});

interface StoredSuggestion {
  text: string;
  minutes: number | null;
  source: string;
}

function suggestionsOf(key: PersonKey, userId: string, { id, number, answer }: StoredSet) {
  const opened = JSON.parse(SET_TEXTS.open(key, { userId, row: id }, { answer }).answer) as {
    suggestions: StoredSuggestion[];
  };
  const suggestions = opened.suggestions.map(({ text, minutes, source }) => ({ text, minutes, source }));
  return { id, number, limit: LIMITS.suggestionsPerDay, suggestions };
}

app.post('/home', async (request) => {
  const { claims, today } = await askerOf(request);
  const userId = claims.sub;
  const key = await vault.keyOf(userId);
  const found = await asPerson(claims, (client) => homeRows(client, claims, today));
  const { profile, settings, checkIn, growth, totalCount } = found;
  const language = settings?.language ?? 'no';
  const me = {
    id: userId,
    profile: profile && { ...opened(PROFILE_TEXTS, { key, userId, row: 'own' }, profile), language },
    growth,
    todaysCheckIn: checkIn && opened(CHECK_IN_TEXTS, { key, userId, row: checkIn.date }, checkIn),
    todaysSuggestions: found.sets.map((set) => suggestionsOf(key, userId, set)),
    memories: {
      nodes: found.memories.map((memory) => opened(MEMORY_TEXTS, { key, userId, row: memory.id }, memory)),
      totalCount,
    },
  };
  return { data: { me } };
});

process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.stdin.resume().once('end', () => process.exit(0));
