import { isMemoryDate } from '@spire/domain/memoryDate';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const EXPECTED = 'Expected a day, a month, a season or a year: yyyy-mm-dd, yyyy-mm, yyyy-summer or yyyy';

/** With a code, as every wrong input has one: without it, a wrong variable would pass for a fault of the subgraph. */
function toMemoryDate(value: unknown): string {
  if (isMemoryDate(value)) return value;
  throw new GraphQLError(EXPECTED, { extensions: { code: 'BAD_USER_INPUT' } });
}

export const MemoryDateScalar = new GraphQLScalarType<string, string>({
  name: 'MemoryDate',
  description:
    'When something was, as exactly as it is known: yyyy-mm-dd, yyyy-mm, yyyy, or yyyy- and winter, spring, summer or autumn.',
  serialize: (value) => {
    if (isMemoryDate(value)) return value;
    throw new GraphQLError(EXPECTED);
  },
  parseValue: toMemoryDate,
  parseLiteral: (node) => toMemoryDate(node.kind === Kind.STRING ? node.value : undefined),
});
