import { isLocalDate } from '@spire/domain/dates';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const INSTANT = 'an instant in ISO 8601 form';
const DATE = 'a calendar date, yyyy-mm-dd';

function refuse(expected: string): never {
  throw new GraphQLError(`Expected ${expected}`);
}

/** With a code, because a subgraph meets a wrong variable when it runs: without one it would pass for its own fault. */
function refuseInput(expected: string): never {
  throw new GraphQLError(`Expected ${expected}`, { extensions: { code: 'BAD_USER_INPUT' } });
}

function toIsoInstant(value: unknown): string {
  const instant = value instanceof Date ? value : new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(instant.getTime()) ? refuse(INSTANT) : instant.toISOString();
}

function toInstant(value: unknown): Date {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T/.test(value)) refuseInput(INSTANT);
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? refuseInput(INSTANT) : instant;
}

function toLocalDate(value: unknown): string {
  return isLocalDate(value) ? value : refuseInput(DATE);
}

export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant in ISO 8601 form, in UTC: 2026-03-29T10:15:00.000Z.',
  serialize: toIsoInstant,
  parseValue: toInstant,
  parseLiteral: (node) => toInstant(node.kind === Kind.STRING ? node.value : undefined),
});

export const LocalDateScalar = new GraphQLScalarType<string, string>({
  name: 'LocalDate',
  description: 'A calendar date where the person is, yyyy-mm-dd. Not an instant: it has no time zone of its own.',
  serialize: (value) => (isLocalDate(value) ? value : refuse(DATE)),
  parseValue: toLocalDate,
  parseLiteral: (node) => toLocalDate(node.kind === Kind.STRING ? node.value : undefined),
});

/** Only ever an answer: what comes in has types. */
export const JsonScalar = new GraphQLScalarType<unknown>({
  name: 'JSON',
  description: 'A JSON value as it is, for documents whose format is described elsewhere (docs/privacy.md).',
  serialize: (value) => value,
  parseValue: () => refuseInput('no JSON value'),
});
