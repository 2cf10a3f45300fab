import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { inPlainWords } from './plainWords.ts';
import { aboutOf, type Problem } from './problem.ts';

type Path = readonly PropertyKey[];

/** The line on which a place stands; where something is missing, the line of what it is missing from. */
function lineAt(document: Document, lines: LineCounter, path: Path): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
      if (pair === undefined) break;
      offset = (isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof part === 'number') {
      const item = node.items[part];
      if (item === undefined) break;
      node = item;
      offset = (isScalar(item) || isMap(item) || isSeq(item) ? item.range?.[0] : undefined) ?? offset;
    } else break;
  }
  return lines.linePos(offset).line;
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined),
    value,
  );

const YAML_FAULTS: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'stands here twice: each name may stand once',
  BAD_INDENT: 'is indented otherwise than the lines around it',
  TAB_AS_INDENT: 'is indented with a tab: use spaces',
  BLOCK_AS_IMPLICIT_KEY: 'has a colon within the text: write >- and the text on the line below it, indented further',
};

/** Reads one file of texts; `noun` says what an entry of it is called. */
export function readFile<T>(
  { file, source, noun }: { file: string; source: string; noun: string },
  schema: z.ZodType<T>,
): { value: T; problems: [] } | { value: undefined; problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  // One fault of form mostly brings others with it, which are gone once it is mended.
  if (document.errors.length > 0)
    return {
      value: undefined,
      problems: document.errors.slice(0, 1).map(({ code, message, pos }) => ({
        file,
        line: lines.linePos(pos[0]).line,
        about: '',
        says: YAML_FAULTS[code] ?? `cannot be read: ${message}`,
      })),
    };
  const raw: unknown = document.toJS();
  const { data, error } = schema.safeParse(raw);
  if (error === undefined) return { value: data, problems: [] };
  const problems = error.issues.flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({
      file,
      line: lineAt(document, lines, path),
      about: aboutOf(noun, path),
      says: inPlainWords(issue, valueAt(raw, path)),
    }));
  });
  return { value: undefined, problems };
}
