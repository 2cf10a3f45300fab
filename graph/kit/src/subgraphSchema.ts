import './reflection.ts';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { type GraphQLSchema, parse } from 'graphql';
import { buildSchemaSync, createResolversMap } from 'type-graphql';
import type { RequestContext } from './requestContext.ts';
import { DateTimeScalar } from './scalars.ts';

type DecoratedClass = abstract new (...parameters: never[]) => object;

/** The decorated classes a subgraph consists of: what answers, and the entities it adds fields to. */
export interface SubgraphClasses {
  resolvers: readonly DecoratedClass[];
  entities: readonly DecoratedClass[];
}

const FEDERATION_LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@key", "@external", "@requires", "@shareable", "@inaccessible"])';

function buildPlainSchema({ resolvers, entities }: SubgraphClasses, instances: readonly object[]): GraphQLSchema {
  const [first, ...rest] = resolvers;
  if (first === undefined) throw new Error('A subgraph needs at least one resolver');
  return buildSchemaSync({
    resolvers: [first, ...rest],
    orphanedTypes: [...entities],
    validate: false,
    // A subgraph may have no query of its own before federation adds its two; it is checked after that.
    skipCheck: true,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    container: {
      get: (wanted: DecoratedClass) => {
        const instance = instances.find((each) => each.constructor === wanted);
        if (instance === undefined) throw new Error(`No instance of the resolver ${wanted.name}`);
        return instance;
      },
    },
  });
}

/** The federation document of these resolvers: what is committed and composed. */
export function subgraphTypeDefs(classes: SubgraphClasses): string {
  return `${FEDERATION_LINK}\n\n${printSchemaWithDirectives(buildPlainSchema(classes, []))}\n`;
}

const bearerAlone = (reference: { id: string }, { claims }: RequestContext) =>
  reference.id === claims.sub ? reference : null;

/**
 * An executable subgraph of TypeGraphQL resolvers. The entity `User` is answered only to its bearer: a reference with
 * any other id is as if that person did not exist.
 */
export function subgraphSchema(
  classes: SubgraphClasses,
  instances: readonly object[],
): { schema: GraphQLSchema; typeDefs: string } {
  const plain = buildPlainSchema(classes, instances);
  const typeDefs = subgraphTypeDefs(classes);
  const resolvers = createResolversMap(plain);
  const { User } = resolvers as Record<string, Record<string, unknown>>;
  const entities = User === undefined ? {} : { User: { ...User, __resolveReference: bearerAlone } };
  const schema = buildSubgraphSchema({
    typeDefs: parse(typeDefs),
    resolvers: { ...resolvers, ...entities },
  });
  return { schema, typeDefs };
}
