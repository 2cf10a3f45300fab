import {
  execute,
  getOperationAST,
  type GraphQLError,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { serveOnLoopback } from '@spire/testing/loopbackServer';
import { FaultQueue, type Fault } from './graphFaults.ts';
import { executed, GraphRefusal, refusedAtTheDoor, type Answer } from './graphRefusal.ts';
import { PERSON, readSchema, resolveField, type Arguments, type Asking, type Fields } from './graphWorld.ts';
import type { Arrival, Outcome } from './loopback.ts';
import { atEndOfTest } from './testEnd.ts';

/** Does what a mutation does, to what the test keeps; answers its result, of which what is left out is filled. */
export type Handler = (input: Fields, args: Arguments) => unknown;

/** The part of the world that matters to a test. */
export interface World {
  me?: Fields;
  ai?: Fields;
  /** Handlers by the mutation's field; a missing one fails the test that needs it. */
  mutations?: Readonly<Record<string, Handler>>;
  /** The REST facade beside the graph, by method and path without query: `GET /api/privacy/export`. */
  rest?: Readonly<Record<string, (arrival: Arrival) => Outcome>>;
}

export interface GraphRequest {
  operation: string;
  variables: Arguments;
  headers: Readonly<Record<string, string>>;
}

/** A graph that is none: a real server on loopback with the real schema, and a world that a test makes. */
export interface GraphStandIn {
  /** The address for `createDataClient`. */
  readonly url: string;
  /** Everything that was asked, oldest first. */
  readonly requests: readonly GraphRequest[];
  /** Faults of the test or the question; the test fails with them when it ends. */
  readonly complaints: string[];
  /** The requests of one operation. */
  of(operation: string): readonly GraphRequest[];
  /** Changes these fields of `me` from now on. */
  change(me: Fields): void;
  /** Spoils the next request, or `times` of them, or those of one operation; returns how to take that back. */
  goWrong(fault: Fault, requests?: { of?: string; times?: number }): () => void;
  /** The server is gone: connections are refused until `comeBack`. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}

let schema: GraphQLSchema | undefined;

interface Question {
  document: DocumentNode;
  operation: string;
  field: string;
  variables: Arguments;
}

function read(body: string): Question & { query: string } {
  const { query, variables } = JSON.parse(body) as { query: string; variables?: Arguments };
  const document = parse(query);
  const operation = getOperationAST(document);
  const first = operation?.selectionSet.selections[0];
  return {
    query,
    document,
    operation: operation?.name?.value ?? '',
    field: first?.kind === Kind.FIELD ? (first.alias ?? first.name).value : '',
    variables: variables ?? {},
  };
}

/** Starts a graph for the test that is running, and stops it with that test. */
export async function startGraphStandIn(world: World = {}): Promise<GraphStandIn> {
  const known = (schema ??= readSchema());
  const requests: GraphRequest[] = [];
  const complaints: string[] = [];
  const faults = new FaultQueue();
  const roots: { me: Fields; ai: Fields } = {
    me: { id: PERSON.userId, email: PERSON.email, ...world.me },
    ai: world.ai ?? {},
  };

  const resolve: GraphQLFieldResolver<object, Asking, Arguments> = (source, args, asking, info) => {
    if (info.parentType !== known.getMutationType()) return resolveField(source, args, asking, info);
    const handle = world.mutations?.[info.fieldName];
    if (handle === undefined) throw new Error(`No handler was given for the mutation ${info.fieldName}`);
    const result = handle((args['input'] ?? {}) as Fields, args);
    return resolveField({ [info.fieldName]: result }, args, asking, info);
  };

  function masked(error: GraphQLError) {
    const { message, path, originalError } = error;
    if (originalError instanceof GraphRefusal) return { message, path, extensions: { ...originalError.extensions } };
    complaints.push(message);
    return { message: 'INTERNAL', path, extensions: { code: 'INTERNAL' } };
  }

  async function answer({ document, variables }: Question, meId?: string) {
    const result: ExecutionResult = await execute({
      schema: known,
      document,
      variableValues: variables,
      rootValue: roots,
      contextValue: { meId } satisfies Asking,
      fieldResolver: resolve as GraphQLFieldResolver<unknown, unknown>,
      typeResolver: (value) => (value as { __typename?: string }).__typename,
    });
    if (result.data === undefined) return refuse(result.errors ?? []);
    const errors = result.errors?.map(masked);
    const body: Answer = { ...(errors === undefined ? {} : { errors }), data: result.data };
    return executed(body);
  }

  function refuse(errors: readonly { message: string }[]) {
    complaints.push(...errors.map(({ message }) => message));
    return refusedAtTheDoor('BAD_REQUEST');
  }

  function answerRest(arrival: Arrival): Outcome {
    const place = `${arrival.method} ${arrival.path.split('?', 1)[0] ?? ''}`;
    const handle = world.rest?.[place];
    return handle === undefined ? refuse([{ message: `No handler was given for ${place}` }]) : handle(arrival);
  }

  async function take(arrival: Arrival): Promise<Outcome> {
    const { headers, body } = arrival;
    // A browser of another test, whose server had this port before.
    if (headers['user-agent']?.startsWith('Mozilla')) return refusedAtTheDoor('NOT_FOUND');
    if (!arrival.path.startsWith('/graphql')) return answerRest(arrival);
    let question: Question;
    try {
      question = read(body);
    } catch (error) {
      return refuse([{ message: `Not a question: ${String(error)}` }]);
    }
    requests.push({ operation: question.operation, variables: question.variables, headers });
    const errors = validate(known, question.document);
    if (errors.length > 0) return refuse(errors);
    const spoil = faults.take(question.operation);
    if (spoil === undefined) return answer(question);
    return spoil({ field: question.field, answer: (change) => answer(question, change?.meId) });
  }

  const server = await serveOnLoopback(take);
  atEndOfTest(async () => {
    await server.leave();
    if (complaints.length > 0) throw new Error(`The graph was asked in vain:\n${complaints.join('\n')}`);
  });

  return {
    url: `${server.url}/graphql`,
    requests,
    complaints,
    of: (operation) => requests.filter((request) => request.operation === operation),
    change: (me) => (roots.me = { ...roots.me, ...me }),
    goWrong: (fault, which) => faults.add(fault, which),
    leave: () => server.leave(),
    comeBack: () => server.comeBack(),
  };
}
