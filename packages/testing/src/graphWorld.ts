import { isLocalDate } from '@spire/domain/dates';
import {
  buildSchema,
  getNullableType,
  GraphQLEnumType,
  GraphQLError,
  GraphQLList,
  type GraphQLObjectType,
  GraphQLScalarType,
  GraphQLUnionType,
  isNonNullType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { readSchemaText } from '@spire/testing/loopbackServer';
import { SCALE_LIMITS } from '@spire/domain/scales';
import { pageOf } from './graphPage.ts';

export type Arguments = Readonly<Record<string, unknown>>;
/** Fields of an object of the graph: plain values, or functions of the field's arguments. */
export type Fields = Readonly<Record<string, unknown>>;

/** The person everything belongs to where a test names nobody. */
export const PERSON = { userId: '3f0b7f6e-0d52-4f0e-9d0c-2d8f1f4c9a11', email: 'anna@example.no' } as const;
/** The one whose answer comes when a session was mixed up. */
export const OTHER_PERSON_ID = '9c5a1d2e-7b34-4c8f-8a60-5e1f0b2d3c44';

/** How one request is answered. */
export interface Asking {
  /** Takes the place of `me.id`. */
  meId: string | undefined;
}

const NEUTRAL: Readonly<Record<string, unknown>> = {
  String: '',
  Int: 0,
  Float: 0,
  Boolean: false,
  JSON: {},
  DateTime: '2026-01-01T12:00:00.000Z',
  LocalDate: '2026-01-01',
};

function toInstant(value: unknown): string {
  const instant = value instanceof Date ? value : new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(instant.getTime())) throw new GraphQLError('Expected an instant in ISO 8601 form');
  return instant.toISOString();
}

function toLocalDate(value: unknown): string {
  if (!isLocalDate(value)) throw new GraphQLError('Expected a calendar date, yyyy-mm-dd');
  return value;
}

/** The committed schema, whose own scalars take what the graph takes and no more. */
export function readSchema(): GraphQLSchema {
  const schema = buildSchema(readSchemaText());
  for (const [name, check] of [['DateTime', toInstant] as const, ['LocalDate', toLocalDate] as const]) {
    const scalar = schema.getType(name);
    if (!(scalar instanceof GraphQLScalarType)) throw new Error(`The schema has no scalar ${name}`);
    const parseLiteral = (node: ValueNode) => check(valueFromASTUntyped(node));
    Object.assign(scalar, { serialize: check, parseValue: check, parseLiteral });
  }
  return schema;
}

const ids = new WeakMap<object, string>();
const filled = new WeakMap<object, Map<string, object>>();
let nextId = 1;

/** The id a record was given, or one that is its own from now on: a cache tells records apart by it. */
function idOf(record: object): string {
  if ('id' in record && typeof record.id === 'string') return record.id;
  const id = ids.get(record) ?? `00000000-0000-4000-8000-${String(nextId++).padStart(12, '0')}`;
  ids.set(record, id);
  return id;
}

/** An object that nobody gave is the same each time it is asked for. */
function fillObject(parent: object, place: string, type: GraphQLObjectType | GraphQLUnionType): object {
  const ofParent = filled.get(parent) ?? new Map<string, object>();
  filled.set(parent, ofParent);
  const first = type instanceof GraphQLUnionType ? type.getTypes()[0]?.name : type.name;
  const object = ofParent.get(place) ?? { __typename: first };
  ofParent.set(place, object);
  return object;
}

function neutral(type: GraphQLOutputType, parent: object, place: string): unknown {
  if (!isNonNullType(type)) return null;
  const inner = getNullableType(type);
  if (inner instanceof GraphQLList) return [];
  if (inner instanceof GraphQLEnumType) return inner.getValues()[0]?.value;
  if (inner instanceof GraphQLScalarType) return inner.name === 'ID' ? idOf(parent) : NEUTRAL[inner.name];
  return fillObject(parent, place, inner as GraphQLObjectType | GraphQLUnionType);
}

function refuseUnknown(given: object, type: GraphQLObjectType): void {
  if (type.name.endsWith('Connection')) return;
  const unknown = Object.keys(given).find((field) => field !== '__typename' && type.getFields()[field] === undefined);
  if (unknown !== undefined) throw new Error(`The schema knows no field ${type.name}.${unknown}`);
}

/** Lists of which a page holds more than of others. */
const MOST: Readonly<Record<string, number>> = { scaleEntries: SCALE_LIMITS.page };

/** Answers a field from what the test gave, and by its type where that is nothing; pages a plain list. */
export const resolveField: GraphQLFieldResolver<object, Asking, Arguments> = (source, args, { meId }, info) => {
  const { fieldName, parentType, returnType } = info;
  refuseUnknown(source, parentType);
  if (parentType.name === 'User' && fieldName === 'id' && meId !== undefined) return meId;
  const given = (source as Fields)[fieldName];
  const value: unknown = typeof given === 'function' ? (given as (args: Arguments) => unknown)(args) : given;
  if (value === undefined) return neutral(returnType, source, `${fieldName} ${JSON.stringify(args)}`);
  const isPaged = Array.isArray(value) && getNullableType(returnType).toString().endsWith('Connection');
  return isPaged ? pageOf(value as object[], args, idOf, MOST[fieldName]) : value;
};
