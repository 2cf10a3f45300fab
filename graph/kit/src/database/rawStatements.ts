import { snakeCase } from '@spire/domain/snakeCase';
import { type CustomTypesConfig, types } from 'pg';
import { toColumn } from '../dateColumn.ts';
import type { Send } from './callers.ts';

function refuse(): never {
  throw new Error('pg and Prisma read this type differently: cast it to another one in the statement');
}

type Parser = (text: string) => unknown;
/** Where pg reads a value differently from Prisma, Prisma's way. */
const PARSERS: Partial<Record<number, Parser>> = {
  [types.builtins.DATE]: toColumn,
  [types.builtins.INT8]: BigInt,
  [types.builtins.NUMERIC]: refuse,
  [types.builtins.TIMESTAMP]: refuse,
};
const AS_PRISMA: CustomTypesConfig = {
  getTypeParser: (oid): Parser => PARSERS[oid] ?? (types.getTypeParser(oid) as Parser),
};

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

/** Prisma's `$queryRaw` without its engine, which adds nothing to a statement that is written out but half its cost. */
export function createQueryRaw(send: Send): (strings: readonly string[], ...values: unknown[]) => Promise<unknown[]> {
  return async (strings, ...values) => {
    const parameters: unknown[] = [];
    const statement = { text: written({ strings, values }, parameters), values: parameters, types: AS_PRISMA };
    const { rows } = await send(statement);
    return rows as unknown[];
  };
}
