import './reflection.ts';
import type { FieldError } from '@spire/domain/errorCodes';
import { LIMITS } from '@spire/domain/limits';
import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { type Sql, sql } from './database/rawStatements.ts';
import { parseCursor, type Place, toCursor } from './cursor.ts';
import { toColumn } from './dateColumn.ts';
import { refuseWhenWrong } from './errors.ts';
import type { Fields } from './fields.ts';

/** The arguments of every list that can grow. */
@ArgsType()
export class PageArgumentsType {
  @Field(() => Int, { defaultValue: 20, description: `How many, 1 to ${LIMITS.listEntries}.` })
  first!: number;

  @Field(() => String, { nullable: true, description: 'The endCursor of the page before.' })
  after?: string | null;
}
export type PageArguments = Fields<PageArgumentsType>;

/** The question to a store: at most `limit` records after a place. */
export interface PageWish {
  limit: number;
  after: Place | undefined;
}

export interface Page<Node> {
  nodes: Node[];
  endCursor: string | null;
  hasNextPage: boolean;
}

/**
 * Reads one page of at most `most` records through `find`, which is asked for one more than fits; refuses arguments that
 * are wrong.
 */
export async function readPage<Node extends Place>(
  { first, after }: PageArguments,
  find: (wish: PageWish) => Promise<Node[]>,
  most: number = LIMITS.listEntries,
): Promise<Page<Node>> {
  const place = after === undefined || after === null ? undefined : parseCursor(after);
  const errors: FieldError[] = [];
  if (first < 1 || first > most) errors.push({ field: 'first', code: 'OUT_OF_RANGE', limit: most });
  if (typeof after === 'string' && place === undefined) errors.push({ field: 'after', code: 'INVALID' });
  refuseWhenWrong(errors);
  const found = await find({ limit: first + 1, after: place });
  const nodes = found.slice(0, first);
  const last = nodes.at(-1);
  return { nodes, endCursor: last === undefined ? null : toCursor(last), hasNextPage: found.length > first };
}

/** The order of every list, and where the next page of it begins, for tables with date, created_at and id. */
export const NEWEST_FIRST = [{ date: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }] as const;

export function olderThan(place: Place | undefined) {
  if (place === undefined) return {};
  const { createdAt, id } = place;
  const date = toColumn(place.date);
  const isOlder = [{ date: { lt: date } }, { date, createdAt: { lt: createdAt } }, { date, createdAt, id: { lt: id } }];
  // The date alone says nothing more, but lets the index begin at the place: a fifth of the cost on a far page.
  return { date: { lte: date }, OR: isOlder };
}

/** The same for a statement that is written out: a condition, and the order with its limit. */
export const olderThanSql = (place: Place | undefined): Sql =>
  place === undefined
    ? sql``
    : sql`and (date, created_at, id) < (${place.date}::date, ${place.createdAt}::timestamptz, ${place.id}::uuid)`;
export const newestFirstSql = (limit: number): Sql => sql`order by date desc, created_at desc, id desc limit ${limit}`;

/** The class of a page of nodes: `@ObjectType('MoodConnection', …) class … extends pageOf(MoodType) {}`. */
export function pageOf<Node extends object>(node: ClassType<Node>) {
  @ObjectType()
  abstract class PageType {
    @Field(() => [node], { description: 'The records of this page.' })
    nodes!: Node[];

    @Field(() => String, { nullable: true, description: 'Pass as `after` for the next page; null on an empty page.' })
    endCursor!: string | null;

    @Field(() => Boolean, { description: 'Whether another page follows.' })
    hasNextPage!: boolean;
  }
  return PageType;
}
