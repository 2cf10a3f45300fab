import { DEFAULT_LANGUAGE, parseLanguage, type Language } from '@spire/domain/languages';
import { parseArgs } from 'node:util';
import { Problem } from '../../../bootstrap/problem.mjs';

export interface SeedOptions {
  days: number;
  memories: number;
  activities: number;
  /** How many more there are beside the person. */
  people: number;
  /** Days of each of them, with all that people leave behind; without it three, with what counts of Home alone. */
  peopleDays: number | undefined;
  email: string | undefined;
  language: Language;
  hasProfile: boolean;
  /** Whether some of the memories have a picture. */
  hasPictures: boolean;
  seed: number;
}

const USAGE =
  'npm run seed -- [--days 90] [--email x@example.org] [--memories 15] [--activities 0] [--language no|en] ' +
  '[--no-profile] [--pictures] [--people 0] [--people-days 60] [--seed 1]';

const MOST = 100_000;
export const DAYS_PER_MEMORY = 6;

/** Reads the command line of the seeding command, or refuses with how it is used. */
export function readSeedOptions(parameters: string[]): SeedOptions {
  const given = parse(parameters);
  const days = count('days', given.days);
  const language = parseLanguage(given.language);
  if (language === undefined) throw refusal('--language is no or en');
  if (given.email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given.email))
    throw refusal('--email is not an e-mail address');
  return {
    days,
    memories: given.memories === undefined ? Math.round(days / DAYS_PER_MEMORY) : count('memories', given.memories),
    activities: count('activities', given.activities),
    people: count('people', given.people),
    peopleDays: given['people-days'] === undefined ? undefined : count('people-days', given['people-days']),
    email: given.email?.toLowerCase(),
    language,
    hasProfile: !given['no-profile'],
    hasPictures: given.pictures,
    seed: count('seed', given.seed),
  };
}

function parse(parameters: string[]) {
  try {
    return parseArgs({
      args: parameters,
      options: {
        days: { type: 'string', default: '90' },
        memories: { type: 'string' },
        activities: { type: 'string', default: '0' },
        people: { type: 'string', default: '0' },
        'people-days': { type: 'string' },
        email: { type: 'string' },
        language: { type: 'string', default: DEFAULT_LANGUAGE },
        'no-profile': { type: 'boolean', default: false },
        pictures: { type: 'boolean', default: false },
        seed: { type: 'string', default: '1' },
      },
    }).values;
  } catch (error) {
    throw refusal(error instanceof Error ? error.message : String(error));
  }
}

function count(name: string, text: string): number {
  if (!/^\d+$/.test(text) || Number(text) > MOST) throw refusal(`--${name} is a whole number up to ${MOST}`);
  return Number(text);
}

function refusal(reason: string): Problem {
  return new Problem(`${reason}.\n${USAGE}`);
}
