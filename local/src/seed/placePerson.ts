import type { Language } from '@spire/domain/languages';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { Problem } from '../../bootstrap/problem.mjs';
import { errorCode } from '../fileSystemProblem.ts';
import type { History } from './history.ts';

export interface SeedPerson {
  email: string;
  passwordHash: string;
  language: Language;
  hasProfile: boolean;
  /** When the account was made. */
  since: Date;
  history: History;
}

const APP_METADATA = { provider: 'email', providers: ['email'] };

const PROFILE = {
  nickname: { no: 'Ida', en: 'Robin' } satisfies Record<Language, string>,
  considerations: ['fatigue', 'stress', 'sleep_problems'],
  goals: ['peace', 'joy', 'mastery'],
  avoid: ['exercise'],
  safety: ['own_pace', 'can_cancel', 'short_meetings'],
};

/** Writes a confirmed person with everything that is theirs, all or nothing; a few statements whatever the history. */
export async function placePerson(client: Client, person: SeedPerson): Promise<void> {
  const id = randomUUID();
  await client.query('begin');
  try {
    await placeAccount(client, id, person);
    if (person.hasProfile) await placeProfile(client, id, person);
    await placeHistory(client, id, person.history);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (errorCode(error) === '23505')
      throw new Problem(`There is a person with the address ${person.email} already: choose another --email.`);
    throw error;
  }
}

async function placeAccount(client: Client, id: string, { email, passwordHash, language, since }: SeedPerson) {
  const data = { language };
  await client.query(
    `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
                             raw_app_meta_data, raw_user_meta_data, confirmation_token, recovery_token,
                             created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3, $4, $5, $6, '', '',
             $4, $4)`,
    [id, email, passwordHash, since, APP_METADATA, data],
  );
  await client.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1::text, $1::uuid, $2, 'email', $3, $3, $3)`,
    [id, { ...data, sub: id, email, email_verified: true, phone_verified: false }, since],
  );
  await client.query('insert into users.account (user_id, created_at) values ($1, $2)', [id, since]);
}

async function placeProfile(client: Client, id: string, { language, since }: SeedPerson) {
  const { nickname, considerations, goals, avoid, safety } = PROFILE;
  await client.query(
    `insert into users.profile (user_id, nickname, language, considerations, capacity_level, goals, avoid_suggestions,
                                social_safety_factors, onboarding_completed, updated_at)
     values ($1, $2, $3, $4, 'limited', $5, $6, $7, true, $8)`,
    [id, nickname[language], language, considerations, goals, avoid, safety, since],
  );
}

/** Rows travel as one JSON document per table; PostgreSQL makes them rows by the table's own types. */
async function placeHistory(client: Client, id: string, { checkIns, memories }: History) {
  const checkInRows = checkIns.map((checkIn) => ({
    date: checkIn.date,
    what_is_good: checkIn.whatIsGood,
    what_is_good_text: checkIn.whatIsGoodText,
    looking_forward: checkIn.lookingForward,
    looking_forward_text: checkIn.lookingForwardText,
    need_more: checkIn.needMore,
    need_more_text: checkIn.needMoreText,
  }));
  await client.query(
    `insert into wellbeing.check_in (user_id, date, what_is_good, what_is_good_text, looking_forward,
                                     looking_forward_text, need_more, need_more_text, created_at, updated_at)
     select $1, date, what_is_good, what_is_good_text, looking_forward, looking_forward_text, need_more,
            need_more_text, least(now(), date + interval '9 hours'), least(now(), date + interval '9 hours')
       from jsonb_populate_recordset(null::wellbeing.check_in, $2)`,
    [id, JSON.stringify(checkInRows)],
  );
  const memoryRows = memories.map(({ goodnessRating, effortRating, ...memory }) => ({
    ...memory,
    id: randomUUID(),
    goodness_rating: goodnessRating,
    effort_rating: effortRating,
  }));
  await client.query(
    `insert into wellbeing.memory (user_id, id, title, description, emoji, category, goodness_rating, effort_rating,
                                   date, created_at)
     select $1, id, title, description, emoji, category, goodness_rating, effort_rating, date,
            least(now(), date + interval '18 hours')
       from jsonb_populate_recordset(null::wellbeing.memory, $2)`,
    [id, JSON.stringify(memoryRows)],
  );
}
