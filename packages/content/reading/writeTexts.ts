import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COLLECTIONS } from '../schema/collections.ts';
import type { Collection } from './collection.ts';
import { filesOf, strayFiles, type TextFile } from './filesOf.ts';
import { moduleSource } from './moduleSource.ts';
import type { Problem } from './problem.ts';
import { readFile } from './readFile.ts';

const PACKAGE = path.resolve(import.meta.dirname, '..');
const GENERATED = path.join(PACKAGE, 'src/generated');
/** The code that decides what becomes of a text. */
const CODE = ['schema/*.ts', 'reading/*.ts', '../domain/src/*.ts', '../domain/src/crisis/crisisKinds.ts'];

const digestOf = (parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

const codeDigest = () =>
  digestOf(
    globSync(CODE, { cwd: PACKAGE })
      .toSorted()
      .map((file) => readFileSync(path.join(PACKAGE, file), 'utf8')),
  );

function valueOf({ names, schema }: Collection, files: readonly TextFile[]): { value: unknown; problems: Problem[] } {
  const read = files.map((each) => ({ name: each.name, ...readFile(each, schema) }));
  const problems = read.flatMap((each) => each.problems);
  const value = names === null ? read[0]?.value : Object.fromEntries(read.map((each) => [each.name, each.value]));
  return { value, problems };
}

/**
 * Checks every file of texts against its schema and writes the modules that the code reads; those whose texts have not
 * changed are left as they are, and so is everything of a collection that has a fault.
 */
export function writeTexts(): { problems: Problem[]; files: TextFile[] } {
  const code = codeDigest();
  const problems: Problem[] = strayFiles(COLLECTIONS);
  const all: TextFile[] = [];
  const kept = new Set<string>();
  const index = path.join(GENERATED, 'index.json');
  const before = existsSync(index) ? (JSON.parse(readFileSync(index, 'utf8')) as Record<string, string[]>) : {};
  const after: Record<string, string[]> = {};

  for (const collection of COLLECTIONS) {
    const { files, problems: ofFiles } = filesOf(collection);
    all.push(...files);
    const digest = digestOf([code, ...files.flatMap(({ file, source }) => [file, source])]);
    const known = before[`${collection.at} ${digest}`];
    const pathOf = (module: string) => path.join(GENERATED, `${module}.ts`);
    if (ofFiles.length === 0 && known?.every((module) => existsSync(pathOf(module))) === true) {
      after[`${collection.at} ${digest}`] = known;
      known.forEach((module) => kept.add(module));
      continue;
    }
    const { value, problems: found } = valueOf(collection, files);
    if (ofFiles.length + found.length > 0) {
      problems.push(...ofFiles, ...found);
      continue;
    }
    const modules = collection.modulesOf(value);
    for (const module of modules) {
      const target = pathOf(module.path);
      const source = moduleSource(module, `texts/${collection.at}`);
      kept.add(module.path);
      if (existsSync(target) && readFileSync(target, 'utf8') === source) continue;
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, source);
    }
    after[`${collection.at} ${digest}`] = modules.map((module) => module.path);
  }

  mkdirSync(GENERATED, { recursive: true });
  const written = `${JSON.stringify(after, null, 2)}\n`;
  if (!existsSync(index) || readFileSync(index, 'utf8') !== written) writeFileSync(index, written);
  if (problems.length === 0)
    for (const file of globSync('**/*.ts', { cwd: GENERATED }))
      if (!kept.has(file.slice(0, -'.ts'.length).split(path.sep).join('/'))) rmSync(path.join(GENERATED, file));
  return { problems, files: all };
}
