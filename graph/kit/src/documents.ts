import { type DocumentNode, type GraphQLError, type GraphQLSchema, parse, Source, validate } from 'graphql';

type Prepared = { document: DocumentNode } | { errors: readonly GraphQLError[] };

const REMEMBERED_DOCUMENTS = 500;

/** Parses and validates operations, remembering the last few hundred: the gateway sends the same ones again and again. */
export function createDocuments(schema: GraphQLSchema): (query: string) => Prepared {
  const remembered = new Map<string, Prepared>();

  function prepare(query: string): Prepared {
    try {
      const document = parse(new Source(query), { maxLexicalTokens: 10_000 });
      const errors = validate(schema, document);
      return errors.length > 0 ? { errors } : { document };
    } catch (error) {
      return { errors: [error as GraphQLError] };
    }
  }

  return (query) => {
    const known = remembered.get(query);
    if (known !== undefined) return known;
    const prepared = prepare(query);
    const [oldest] = remembered.keys();
    if (remembered.size >= REMEMBERED_DOCUMENTS && oldest !== undefined) remembered.delete(oldest);
    remembered.set(query, prepared);
    return prepared;
  };
}
