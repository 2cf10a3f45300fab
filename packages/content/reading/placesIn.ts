import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { aboutOf, type Problem } from './problem.ts';
import type { TextFile } from './filesOf.ts';

type Path = readonly PropertyKey[];

/** Every text and every name of an entry that a file holds, with the place it stands at. */
export function placesIn({ file, source, noun }: TextFile) {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const places: { held: string; at: Omit<Problem, 'says'> }[] = [];
  const add = (held: string, path: Path, offset: number) =>
    places.push({ held, at: { file, line: lines.linePos(offset).line, about: aboutOf(noun, path) } });
  const walk = (node: unknown, path: Path): void => {
    if (isMap(node))
      for (const { key, value } of node.items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        add(name, [...path, name], key.range?.[0] ?? 0);
        walk(value, [...path, name]);
      }
    else if (isSeq(node)) node.items.forEach((item, index) => walk(item, [...path, index]));
    else if (isScalar(node) && typeof node.value === 'string') add(node.value, path, node.range?.[0] ?? 0);
  };
  walk(document.contents, []);
  return places;
}
