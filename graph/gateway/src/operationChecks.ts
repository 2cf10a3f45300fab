import type { ApolloServerPlugin } from '@apollo/server';
import { getVariableValues, GraphQLError } from 'graphql';

function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}

/**
 * Looks at what is to be run before the planner does, which takes a missing operation for a fault of its own and tells
 * of every wrong variable with the whole input beside each: one request could hold up everybody for a minute.
 */
export const operationChecks: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ schema, operation, request }) => {
        if (operation === undefined || !schema.getRootType(operation.operation))
          throw badInput('There is no such operation to run');
        const definitions = operation.variableDefinitions ?? [];
        const { errors } = getVariableValues(schema, definitions, request.variables ?? {}, { maxErrors: 1 });
        const [first] = errors ?? [];
        if (first !== undefined) throw badInput(first.message);
        return Promise.resolve();
      },
    }),
};
