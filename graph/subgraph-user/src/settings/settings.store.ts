import { TEXT_SIZES, THEMES } from '@spire/domain/appearance';
import { CAPACITY_LEVELS, type CapacityLevel } from '@spire/domain/capacity';
import { LATER_QUESTIONS } from '@spire/domain/laterQuestions';
import { DEFAULT_LANGUAGE, parseLanguage, type Language } from '@spire/domain/languages';
import { isOneOf } from '@spire/domain/lists';
import { DEFAULT_SETTINGS, type Settings } from '@spire/domain/settings';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import { knownIds } from '@spire/graph-kit/knownIds';
import type { UserDatabase } from '../database.ts';
import type { Prisma } from '../generated/client.ts';
import type { Reading, ReadPerson, StoredPerson } from '../person/person.store.ts';

/** The settings on record: low energy as the date it was switched on for, null when it is off. */
export type StoredSettings = Omit<Settings, 'lowEnergyToday'> & { lowEnergyOn: string | null };
export type SettingsChanges = Partial<StoredSettings> & { updatedAt: Date };

export interface SettingsStore {
  /** The person's decisions; the defaults where they decided nothing. */
  read(request: Reading): Promise<StoredSettings>;
  /** Writes what is sent and nothing else, and answers the whole. */
  change(claims: Claims, changes: SettingsChanges): Promise<StoredSettings>;
  /** The settings, and the level the profile tells. */
  readWithCapacity(request: Reading): Promise<{ settings: StoredSettings; capacityLevel: CapacityLevel | null }>;
}

type Row = StoredPerson['settings'];

/** The one stored language, of settings and profile alike. */
export function languageOf(row: Row): Language {
  return parseLanguage(row?.language) ?? DEFAULT_LANGUAGE;
}

const columnOf = (date: string | null) => (date === null ? null : toColumn(date));

/** Writes settings, alone or within a transaction of the person's. */
export function writeSettings(
  client: { settings: Pick<Prisma.TransactionClient['settings'], 'upsert'> },
  userId: string,
  { lowEnergyOn, questionsFrom, questionsOff, ...rest }: SettingsChanges,
): Promise<NonNullable<Row>> {
  const changes = {
    ...rest,
    ...(lowEnergyOn === undefined ? {} : { lowEnergyOn: columnOf(lowEnergyOn) }),
    ...(questionsFrom === undefined ? {} : { questionsFrom: columnOf(questionsFrom) }),
    ...(questionsOff === undefined ? {} : { questionsOff: [...questionsOff] }),
  };
  return client.settings.upsert({ where: { userId }, create: { ...changes, userId }, update: changes });
}

const dateOf = (column: Date | null) => (column === null ? null : fromColumn(column));

function toStored(row: Row): StoredSettings {
  const { lowEnergyToday: _off, ...defaults } = DEFAULT_SETTINGS;
  if (row === null) return { ...defaults, lowEnergyOn: null };
  return {
    language: languageOf(row),
    brainInjuryMode: row.brainInjuryMode,
    lowEnergyOn: dateOf(row.lowEnergyOn),
    aiSuggestionsEnabled: row.aiSuggestionsEnabled,
    memoryInspiration: row.memoryInspiration,
    streakHidden: row.streakHidden,
    gentleBuzz: row.gentleBuzz,
    theme: THEMES.find((each) => each === row.theme) ?? null,
    textSize: TEXT_SIZES.find((each) => each === row.textSize) ?? null,
    calmView: row.calmView,
    motionReduced: row.motionReduced,
    celebrationHidden: row.celebrationHidden,
    numbersShown: row.numbersShown,
    badgesHidden: row.badgesHidden,
    questionsFrom: dateOf(row.questionsFrom),
    questionsOff: knownIds(LATER_QUESTIONS, row.questionsOff),
  };
}

export function createSettingsStore(database: UserDatabase, readPerson: ReadPerson): SettingsStore {
  return {
    read: async (request) => toStored((await readPerson(request)).settings),
    change: (claims, changes) =>
      database.queryAsCaller(claims, async (client) => toStored(await writeSettings(client, claims.sub, changes))),
    readWithCapacity: async (request) => {
      const { settings, profile } = await readPerson(request);
      const level = profile?.capacityLevel;
      return { settings: toStored(settings), capacityLevel: isOneOf(CAPACITY_LEVELS, level) ? level : null };
    },
  };
}
