import type { Stats, StatsModule } from '@rspack/core';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './common.ts';

/** The contents of each file of a build: modules by their path, and how many bytes each has before it is minified. */
export type ModuleList = Record<string, Record<string, number>>;

/** Where a build's list lies: beside what is served, not in it. */
const moduleListOf = (folder: string): string => path.join(folder, 'dist.modules.json');

/** A module that stands for others glued into one gives those; the bundler's own few lines are left out. */
function sourcesOf(module: StatsModule): [string, number][] {
  if (module.modules !== undefined) return module.modules.flatMap(sourcesOf);
  if (module.moduleType === 'runtime' || module.nameForCondition === undefined) return [];
  return [[path.relative(root, module.nameForCondition), module.size]];
}

/** Which modules a build put into which file. */
function moduleList(stats: Stats): ModuleList {
  const { chunks = [] } = stats.toJson({
    all: false,
    chunks: true,
    chunkModules: true,
    nestedModules: true,
    modules: true,
    cachedModules: true,
    dependentModules: true,
    orphanModules: true,
    ids: true,
    chunkModulesSpace: Infinity,
    nestedModulesSpace: Infinity,
    modulesSpace: Infinity,
    groupModulesByType: false,
    groupModulesByAttributes: false,
    groupModulesByPath: false,
    groupModulesByExtension: false,
    groupModulesByCacheStatus: false,
    groupModulesByLayer: false,
  });
  return Object.fromEntries(
    chunks.flatMap(({ files = [], modules = [] }) =>
      files
        .filter((file) => file.endsWith('.js'))
        .map((file) => [file, Object.fromEntries(modules.flatMap(sourcesOf))] as const),
    ),
  );
}

/** Writes the list of a build beside it, for the gates. */
export async function writeModuleList(folder: string, stats: Stats): Promise<void> {
  await writeFile(moduleListOf(folder), JSON.stringify(moduleList(stats), null, 1));
}

/** Reads the list of the last build of an app, by its folder. */
export async function readModuleList(app: string): Promise<ModuleList> {
  return JSON.parse(await readFile(moduleListOf(path.join(root, app)), 'utf8')) as ModuleList;
}
