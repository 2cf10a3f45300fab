import { snakeCase } from '@spire/domain/snakeCase';

/** A piece of a statement, with what it compares to. */
export interface Sql {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

/** A piece that a statement is put together from: conditions that are there or not. */
export const sql = (strings: readonly string[], ...values: unknown[]): Sql => ({ strings, values });

/** The columns of a model, each under the name of its field: `columnsOf(Prisma.MemoryScalarFieldEnum)`. */
export function columnsOf(fields: Readonly<Record<string, string>>): Sql {
  return sql([
    Object.keys(fields)
      .map((field) => `${snakeCase(field)} as "${field}"`)
      .join(', '),
  ]);
}

const isSql = (value: unknown): value is Sql => typeof value === 'object' && value !== null && 'strings' in value;

/** The statement's text with $1, $2 … for its values; those of its pieces among them. */
function written({ strings, values }: Sql, parameters: unknown[]): string {
  return strings.reduce((before, after, at) => {
    const value = values[at - 1];
    if (isSql(value)) return before + written(value, parameters) + after;
    return `${before}$${parameters.push(toParameter(value))}${after}`;
  });
}

const toParameter = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

/** Prisma's `$queryRaw`, as it is called: with a template. */
export type QueryRaw = (strings: readonly string[], ...values: unknown[]) => Promise<unknown[]>;

/** A template as the statement that goes to PostgreSQL, with its parameters. */
export function toStatement({ strings, values }: Sql): { text: string; values: unknown[] } {
  const parameters: unknown[] = [];
  return { text: written({ strings, values }, parameters), values: parameters };
}
