import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ERROR_CODES, type ErrorCode } from '@spire/domain/errorCodes';
import { formatError } from '@spire/graph-kit/errors';
import type { Log } from '@spire/graph-kit/log';
import type { Subgraph } from '@spire/graph-kit/subgraph';
import { PATIENCE_MS, SubgraphDataSource, type VerifiedContext } from './dataSource.ts';
import { disableApolloTelemetry } from './disableApolloTelemetry.ts';
import { operationChecks } from './operationChecks.ts';
import { PARSE_LIMITS } from './operationLimits.ts';

export interface ServerOptions {
  /** The composed document, `graph/supergraph.graphql`. */
  supergraph: string;
  /** Each subgraph by its name in that document: the thing itself, or the address of its GraphQL endpoint. */
  services: Record<string, Subgraph | string>;
  /** Shared with the subgraphs alone; signs every call to them. */
  secret: string;
  /** Answers introspection, and a browser with a page to try the graph on. */
  isPlaygroundOn: boolean;
  /** How long a subgraph may take to answer. */
  patienceMs?: number;
  log: Log;
}

/** A token is refused with the same status when it is a subgraph that refuses it. */
const TOKEN_CODES: readonly ErrorCode[] = ['UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED'];
const tokenStatus: ApolloServerPlugin<VerifiedContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response }) => {
        const errors = response.body.kind === 'single' ? response.body.singleResult.errors : undefined;
        const refused = TOKEN_CODES.find((code) => errors?.some(({ extensions }) => extensions?.['code'] === code));
        if (refused !== undefined) response.http.status = ERROR_CODES[refused];
        return Promise.resolve();
      },
    }),
};

/** Apollo's own words only when something is amiss, and never what it quotes of a request. */
function quietLogger(log: Log) {
  const complain = (level: 'warn' | 'error') => (message?: unknown) =>
    log[level]({ library: 'apollo' }, String(message).split('\n', 1)[0]?.slice(0, 120) ?? '');
  return { debug: () => undefined, info: () => undefined, warn: complain('warn'), error: complain('error') };
}

/** Apollo's server before the subgraphs, which tells nobody of what it is asked. */
export function createApolloServer(options: ServerOptions): ApolloServer<VerifiedContext> {
  disableApolloTelemetry();
  const { supergraph, services, secret, isPlaygroundOn, patienceMs = PATIENCE_MS, log } = options;
  const quiet = quietLogger(log);
  const gateway = new ApolloGateway({
    supergraphSdl: supergraph,
    logger: quiet,
    buildService: ({ name }) => {
      const service = services[name];
      if (service === undefined) throw new Error(`The supergraph names a subgraph "${name}" that was not given`);
      return new SubgraphDataSource({ name, service, secret, patienceMs, log });
    },
  });
  return new ApolloServer<VerifiedContext>({
    gateway,
    logger: quiet,
    introspection: isPlaygroundOn,
    hideSchemaDetailsFromClientErrors: !isPlaygroundOn,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: PARSE_LIMITS,
    // Each wrong field is compared with all there are.
    validationOptions: { maxErrors: 5 },
    formatError: (formatted, error) => formatError(formatted, error, { log }),
    plugins: [
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      operationChecks,
      tokenStatus,
    ],
  });
}
