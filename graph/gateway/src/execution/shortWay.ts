import type { ApolloGateway } from '@apollo/gateway';
import { isTraced } from '@spire/graph-kit/telemetry';
import type { GraphQLError, OperationDefinitionNode } from 'graphql';
import { answerShapeOf } from './answerShape.ts';
import { executePlan, isPlain, type PlanNode, type Planned, type Value } from './executePlan.ts';

type Executor = ApolloGateway['executor'];
type Answer = (asked: Pick<Planned, 'requestContext' | 'serviceMap'>) => ReturnType<Executor>;

function wayOf({ queryPlan: { node }, operationContext }: Planned): Answer | undefined {
  const { schema, operation, fragments } = operationContext;
  const complete = answerShapeOf(schema, operation, fragments);
  if (complete === undefined || node === undefined || !isPlain(node)) return undefined;
  const plan: PlanNode = node;
  return async (asked) => {
    const told: Value = {};
    const errors: GraphQLError[] = [];
    await executePlan(plan, [{ path: [], value: told }], { ...asked, schema, errors });
    const data = complete(told) as Value | null;
    return errors.length === 0 ? { data } : { errors, data };
  };
}

/** How many operations went which way. */
export interface Ways {
  short: number;
  whole: number;
}

/**
 * A short way for operations that come again: Apollo's gateway plans each once and then executes it anew for every
 * request, whose document it reads again to do so. What is remembered of an operation here is its plan and the shape of
 * its answer. Apollo goes on executing what is asked for the first time, with directives, about the schema, or in a trace.
 */
export function createShortWay(): {
  remember: (planned: Planned) => void;
  before: (whole: Executor) => Executor;
  ways: Readonly<Ways>;
} {
  const counted: Ways = { short: 0, whole: 0 };
  const ways = new WeakMap<OperationDefinitionNode, Answer>();
  let services: Planned['serviceMap'] = {};
  return {
    remember: (planned) => {
      services = planned.serviceMap;
      const way = wayOf(planned);
      if (way !== undefined) ways.set(planned.operationContext.operation, way);
    },
    before: (whole) => (requestContext) => {
      const way = isTraced() ? undefined : ways.get(requestContext.operation);
      counted[way === undefined ? 'whole' : 'short'] += 1;
      return way === undefined ? whole(requestContext) : way({ requestContext, serviceMap: services });
    },
    ways: counted,
  };
}
