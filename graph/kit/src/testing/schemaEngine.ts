import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { MigrationDirectory, MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Client, Pool } from 'pg';
import { MIGRATION_LOCK } from '../migrations/applyMigrations.ts';

/** The parts of `prisma migrate deploy` and `prisma migrate status` that Prisma's schema engine does. */
export interface Engine {
  /** Applies what is missing and answers the names. */
  apply(): Promise<string[]>;
  /** The migrations it takes for failed, for edited after they were applied, and whether any is missing. */
  status(): Promise<{ failed: string[]; edited: string[]; isUpToDate: boolean }>;
}

const CODE = '@prisma/schema-engine-wasm/schema_engine_bg';
const FILTERS = { externalTables: [], externalEnums: [] };

/** The engine as WebAssembly: Prisma's own program has to be downloaded from a server of its maker's. */
async function loadEngine(): Promise<typeof SchemaEngine> {
  const code = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const file = createRequire(import.meta.url)
    .resolve(CODE)
    .replace(/\.js$/, '.wasm');
  const imports = { './schema_engine_bg.js': code as unknown as WebAssembly.ModuleImports };
  const { instance } = await WebAssembly.instantiate(readFileSync(file), imports);
  code.__wbg_set_wasm(instance.exports);
  (instance.exports['__wbindgen_start'] as () => void)();
  return code.SchemaEngine;
}

let loaded: Promise<typeof SchemaEngine> | undefined;

/** Prisma's adapter cuts a script at each semicolon, those of functions and comments too; PostgreSQL reads it whole. */
class WholeScripts extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const toPrisma = Reflect.get(adapter, 'onError') as (error: unknown) => never;
    const executeScript = async (script: string) => {
      await adapter
        .underlyingDriver()
        .query(script)
        .catch((error: unknown) => toPrisma.call(adapter, error));
    };
    return Object.assign(adapter, { executeScript });
  }
}

function migrationsIn(folder: string): MigrationList {
  const directories = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return {
    baseDir: path.resolve(folder),
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"' },
    shadowDbInitScript: '',
    migrationDirectories: directories
      .map(({ name }) => name)
      .toSorted()
      .map((name): MigrationDirectory => {
        const value = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8');
        return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok', value } } };
      }),
  };
}

/** The engine for a folder and schema, as `?schema=` of a connection says it to Prisma. */
export function schemaEngine(databaseUrl: string, { folder, schema }: { folder: string; schema: string }): Engine {
  async function asked<Result>(ask: (engine: SchemaEngine) => Promise<Result>): Promise<Result> {
    loaded ??= loadEngine();
    const Loaded = await loaded;
    const owner = new Client({ connectionString: databaseUrl });
    await owner.connect();
    const create = `create schema if not exists ${owner.escapeIdentifier(schema)}`;
    await owner.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK}); ${create}`);
    await owner.end();
    const options = `-c search_path=${schema},public`;
    const pool = new Pool({ connectionString: databaseUrl, max: 1, options });
    const factory = bindMigrationAwareSqlAdapterFactory(new WholeScripts(pool, { schema }));
    const engine = await Loaded.new({ datamodels: undefined }, () => undefined, factory);
    try {
      return await ask(engine);
    } finally {
      engine.free();
      // Its lock belongs to the session.
      await pool.end();
    }
  }

  return {
    apply: async () => {
      const list = { migrationsList: migrationsIn(folder), filters: FILTERS };
      return (await asked((engine) => engine.applyMigrations(list))).appliedMigrationNames;
    },
    status: async () => {
      const list = { migrationsList: migrationsIn(folder), filters: FILTERS, optInToShadowDatabase: false };
      const found = await asked((engine) => engine.diagnoseMigrationHistory(list));
      const { failedMigrationNames: failed, editedMigrationNames: edited, history } = found;
      return { failed, edited, isUpToDate: history === null };
    },
  };
}
