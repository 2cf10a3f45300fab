import { randomUUID } from 'node:crypto';
import type { Database } from '../database.ts';
import type { Challenge, ChallengeMethod } from './pkce.ts';
import { hashSecret } from './secrets.ts';

/** The purpose of a PKCE flow; it becomes the method in the token's `amr`. */
export type FlowMethod = 'email/signup' | 'recovery' | 'magiclink' | 'email_change';

/** A link to log in and one to a new password are one token: whichever was asked for last is what it leads to. */
const METHODS_OF_LINK = {
  'email/signup': ['email/signup'],
  recovery: ['recovery', 'magiclink'],
  magiclink: ['recovery', 'magiclink'],
  email_change: ['email_change'],
} as const satisfies Record<FlowMethod, readonly FlowMethod[]>;

export interface FlowRow {
  id: string;
  user_id: string;
  code_challenge: string;
  code_challenge_method: ChallengeMethod;
  authentication_method: FlowMethod;
  auth_code_issued_at: Date;
}

/** Remembers the challenge until the mailed link is opened. The newest flow of a kind is the one its link belongs to. */
export async function beginFlow(
  database: Database,
  flow: { userId: string; method: FlowMethod; challenge: Challenge; now: Date },
): Promise<void> {
  const { userId, method, challenge, now } = flow;
  await database.query('delete from auth.flow_state where user_id = $1 and authentication_method = any($2)', [
    userId,
    METHODS_OF_LINK[method],
  ]);
  await database.query(
    `insert into auth.flow_state (id, user_id, code_challenge, code_challenge_method, provider_type,
                                  authentication_method, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [randomUUID(), userId, challenge.challenge, challenge.method, 'email', method, now],
  );
}

/** Whether the person's newest flow of this kind was begun with one of these challenges. */
export async function isFlowOf(
  database: Database,
  flow: { userId: string; method: FlowMethod; challenges: readonly string[] },
): Promise<boolean> {
  if (flow.challenges.length === 0) return false;
  const found = await database.query(
    `select from auth.flow_state
      where user_id = $1 and authentication_method = any($2) and code_challenge = any($3)`,
    [flow.userId, METHODS_OF_LINK[flow.method], flow.challenges],
  );
  return found.rowCount !== 0;
}

/** The code the opened link hands to the browser: a UUID, kept as its hash. Undefined when no flow was begun. */
export async function issueAuthCode(
  database: Database,
  flow: { userId: string; method: FlowMethod; now: Date },
): Promise<string | undefined> {
  const code = randomUUID();
  const issued = await database.query(
    `update auth.flow_state set auth_code = $3, auth_code_issued_at = $4, updated_at = $4
      where user_id = $1 and authentication_method = any($2)`,
    [flow.userId, METHODS_OF_LINK[flow.method], hashSecret(code), flow.now],
  );
  return issued.rowCount === 0 ? undefined : code;
}

export async function findFlow(database: Database, code: string): Promise<FlowRow | undefined> {
  const found = await database.query<FlowRow>(
    `select id, user_id, code_challenge, code_challenge_method, authentication_method, auth_code_issued_at
       from auth.flow_state where auth_code = $1`,
    [hashSecret(code)],
  );
  return found.rows[0];
}

/** Ends a flow; true for the one caller that did. */
export async function endFlow(database: Database, id: string): Promise<boolean> {
  const ended = await database.query('delete from auth.flow_state where id = $1', [id]);
  return ended.rowCount === 1;
}

/** Ends all that a person has begun and not finished: opened links bring nothing any more. */
export async function endFlows(database: Database, userId: string): Promise<void> {
  await database.query('delete from auth.flow_state where user_id = $1', [userId]);
}
