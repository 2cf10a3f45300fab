import path from 'node:path';
import type { WrittenModule } from './collection.ts';
import { sourceOf } from './sourceOf.ts';

const isText = (value: object): boolean => 'no' in value && 'en' in value;

/** The texts that stand at more than one place of a value: each is written once. */
function sharedIn(value: unknown): object[] {
  const times = new Map<object, number>();
  const walk = (at: unknown): void => {
    if (typeof at !== 'object' || at === null) return;
    const seen = times.get(at) ?? 0;
    times.set(at, seen + 1);
    if (seen === 0) Object.values(at).forEach(walk);
  };
  walk(value);
  return [...times].filter(([at, count]) => count > 1 && isText(at)).map(([at]) => at);
}

/** The source of a module that holds a value; its first line says from which texts. */
export function moduleSource({ path: at, type, types, schema, value }: WrittenModule, origin: string): string {
  const up = path.posix.relative(path.posix.dirname(`src/generated/${at}`), `schema/${schema}.ts`);
  const names = new Map(sharedIn(value).map((text, index) => [text, `SHARED_${index + 1}`]));
  const shared = [...names].map(([text, name]) => `const ${name} = ${sourceOf(text)};\n`);
  return [
    `// Written by packages/content/generate.ts from ${origin}\n`,
    `import type { ${types.join(', ')} } from '${up}';\n\n`,
    ...shared,
    `export const TEXTS: ${type} = ${sourceOf(value, '', names)};\n`,
  ].join('');
}
