import { type CustomTypesConfig, types } from 'pg';
import { toColumn } from '../../dateColumn.ts';
import { type QueryRaw, toStatement } from '../rawStatements.ts';
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

/** Prisma's `$queryRaw` without its engine, which adds nothing to a statement that is written out but half its cost. */
export function createQueryRaw(send: Send): QueryRaw {
  return async (strings, ...values) => {
    const { rows } = await send({ ...toStatement({ strings, values }), types: AS_PRISMA });
    return rows as unknown[];
  };
}
