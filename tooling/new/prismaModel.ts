const FIELD = /^ {2}(\w+) +(\S+) *(.*)$/;

/** The lines of a model, its braces left out, and where they stand in the text. */
function bodyOf(text: string, model: string) {
  const start = text.indexOf('\n', text.indexOf(`model ${model} {`)) + 1;
  const end = text.indexOf('\n}', start);
  if (!text.includes(`model ${model} {`)) throw new Error(`The schema has no model ${model}`);
  return { start, end, lines: text.slice(start, end).split('\n') };
}

/** The line of a field; undefined where the model has none of that name. */
export function fieldOf(text: string, model: string, name: string): string | undefined {
  return bodyOf(text, model).lines.find((line) => FIELD.exec(line)?.[1] === name);
}

/** Adds fields, as `place Bytes @map("…")`, before the one named; names, types and attributes stand below each other. */
export function withFields(text: string, model: string, before: string, fields: readonly string[]): string {
  const { start, end, lines } = bodyOf(text, model);
  const at = lines.findIndex((line) => FIELD.exec(line)?.[1] === before);
  const all = lines.toSpliced(at, 0, ...fields.map((field) => `  ${field}`));
  const parts = all.map((line) => FIELD.exec(line)?.slice(1) ?? []);
  const width = (part: number) => Math.max(...parts.map((each) => each[part]?.length ?? 0));
  const aligned = all.map((line, each) => {
    const [name, type, attributes] = parts[each] ?? [];
    if (name === undefined || type === undefined) return line;
    return `  ${name.padEnd(width(0))} ${type.padEnd(width(1))} ${attributes ?? ''}`.trimEnd();
  });
  return text.slice(0, start) + aligned.join('\n') + text.slice(end);
}
