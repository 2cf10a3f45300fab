import type { Experimental_DidResolveQueryPlanCallback, GraphQLDataSource } from '@apollo/gateway';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema, isAbstractType, isObjectType } from 'graphql';

/** What Apollo tells of a request once its plan is made. */
export type Planned = Parameters<Experimental_DidResolveQueryPlanCallback>[0];
export type PlanNode = NonNullable<Planned['queryPlan']['node']>;
type FetchNode = Extract<PlanNode, { kind: 'Fetch' }>;
type Required = NonNullable<FetchNode['requires']>;
type Path = (string | number)[];

export type Value = Record<string, unknown>;
export interface Asked extends Pick<Planned, 'requestContext' | 'serviceMap'> {
  schema: GraphQLSchema;
  errors: unknown[];
}

/** A place in the answer that calls add to. */
interface Place {
  path: Path;
  value: Value;
}

type Call = Parameters<GraphQLDataSource['process']>[0];

const isValue = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/** Whether a plan is of calls alone, one after the other or at once. */
export function isPlain(node: PlanNode): boolean {
  if (node.kind === 'Sequence' || node.kind === 'Parallel') return node.nodes.every(isPlain);
  if (node.kind === 'Flatten') return isPlain(node.node);
  if (node.kind !== 'Fetch') return false;
  return [node.inputRewrites, node.outputRewrites, node.contextRewrites].every((each) => each === undefined);
}

/** Adds what a call told to what others did; lists of the same length are the same entries. */
function merge(target: Value, source: Value): void {
  for (const [key, value] of Object.entries(source)) {
    const known = target[key];
    const isSameList = Array.isArray(known) && Array.isArray(value) && known.length === value.length;
    if (isValue(known) && isValue(value) && (isSameList || !Array.isArray(value))) merge(known, value);
    else target[key] = value;
  }
}

/** What a path leads to, the entries of every list it goes through. */
function placesAt({ path, value }: Place, [step, ...rest]: Path): Place[] {
  if (step === undefined) return [{ path, value }];
  if (step === '@')
    return Object.entries(value).flatMap(([at, entry]) =>
      isValue(entry) ? placesAt({ path: [...path, Number(at)], value: entry }, rest) : [],
    );
  const inner = value[step];
  return isValue(inner) ? placesAt({ path: [...path, step], value: inner }, rest) : [];
}

function isOfType(schema: GraphQLSchema, { __typename: name }: Value, condition: string): boolean {
  if (name === condition) return true;
  const [type, wider] = [schema.getType(String(name)), schema.getType(condition)];
  return isObjectType(type) && isAbstractType(wider) && schema.isSubType(wider, type);
}

/** What a call needs to know of an entity; undefined where the entity has not all of it. */
function representationOf(schema: GraphQLSchema, entity: Value, required: Required): Value | undefined {
  const known: Value = {};
  for (const each of required) {
    if (each.kind === 'InlineFragment') {
      if (each.typeCondition === undefined || !isOfType(schema, entity, each.typeCondition)) continue;
      const inner = representationOf(schema, entity, each.selections);
      if (inner === undefined) return undefined;
      merge(known, inner);
      continue;
    }
    const key = each.alias ?? each.name;
    const { selections } = each;
    const take = (value: unknown): unknown =>
      selections === undefined || !isValue(value) ? value : (representationOf(schema, value, selections) ?? null);
    const value = entity[key];
    if (value === undefined) return undefined;
    known[key] = Array.isArray(value) ? value.map(take) : take(value);
  }
  return known;
}

/** A subgraph's error, at the place of the answer that it is about. */
function errorAt(places: readonly Place[], isOfEntities: boolean, serviceName: string, told: GraphQLFormattedError) {
  const { message, path: [, at, ...inner] = [], extensions } = told;
  const place = isOfEntities && typeof at === 'number' ? places[at]?.path : undefined;
  const path = place === undefined ? told.path : [...place, ...inner];
  return new GraphQLError(message, { path: path ?? null, extensions: { ...extensions, serviceName } });
}

async function fetch(node: FetchNode, places: readonly Place[], asked: Asked): Promise<void> {
  const { requestContext, serviceMap, schema, errors } = asked;
  const { requires, serviceName } = node;
  const given = requestContext.request.variables ?? {};
  const variables: Value = Object.fromEntries(
    (node.variableUsages ?? []).flatMap((name) => (Object.hasOwn(given, name) ? [[name, given[name]]] : [])),
  );
  const entities: Place[] = requires === undefined ? [...places] : [];
  if (requires !== undefined) {
    const representations: Value[] = [];
    for (const place of places) {
      const representation = representationOf(schema, place.value, requires);
      if (representation?.['__typename'] === undefined) continue;
      representations.push(representation);
      entities.push(place);
    }
    variables['representations'] = representations;
  }
  if (entities.length === 0) return;
  const answer = await serviceMap[serviceName]?.process({
    request: { query: node.operation, variables, ...(node.operationName ? { operationName: node.operationName } : {}) },
    incomingRequestContext: requestContext,
    context: requestContext.context,
  } as Call);
  for (const error of answer?.errors ?? []) errors.push(errorAt(entities, requires !== undefined, serviceName, error));
  const data: unknown = answer?.data;
  if (!isValue(data)) return;
  const told: unknown = requires === undefined ? entities.map(() => data) : data['_entities'];
  if (!Array.isArray(told)) return;
  for (const [at, { value }] of entities.entries()) {
    const found: unknown = told[at];
    if (isValue(found)) merge(value, found);
  }
}

/** Makes the calls of a plain plan, and gathers in `places` what they tell; a call that fails costs what it would have told. */
export async function executePlan(node: PlanNode, places: readonly Place[], asked: Asked): Promise<void> {
  if (node.kind === 'Sequence') for (const each of node.nodes) await executePlan(each, places, asked);
  if (node.kind === 'Parallel') await Promise.all(node.nodes.map((each) => executePlan(each, places, asked)));
  if (node.kind === 'Flatten')
    await executePlan(
      node.node,
      places.flatMap((place) => placesAt(place, node.path)),
      asked,
    );
  if (node.kind !== 'Fetch') return;
  try {
    await fetch(node, places, asked);
  } catch (error) {
    asked.errors.push(error);
  }
}
