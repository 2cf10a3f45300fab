const IDENTIFIER = /^[A-Za-z_$][\w$]*$/u;

const escaped = (text: string, quote: string) =>
  quote + text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(quote, `\\${quote}`) + quote;

const quoted = (text: string) => escaped(text, text.includes("'") && !text.includes('"') ? '"' : "'");

/**
 * A value as the source that makes it, written as the rest of the code is: single quotes, keys without them. An object
 * that has a name of its own stands there by that name.
 */
export function sourceOf(value: unknown, indent = '', names: ReadonlyMap<object, string> = new Map()): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const name = names.get(value);
  if (name !== undefined) return name;
  const within = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => sourceOf(item, within, names))
    : Object.entries(value).map(
        ([key, item]) => `${IDENTIFIER.test(key) ? key : quoted(key)}: ${sourceOf(item, within, names)}`,
      );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0 || (isList && value.every((item) => typeof item === 'string' && !item.includes(' '))))
    return `${open}${parts.join(', ')}${close}`;
  return `${open}\n${parts.map((part) => `${within}${part},\n`).join('')}${indent}${close}`;
}
