import type { FastifyInstance } from 'fastify';
import type { Facts, Instruments, RequestTrace } from './instruments.ts';

let instruments: Instruments | undefined;

/**
 * Sends traces and metrics to an OpenTelemetry collector, when there is one (`OTEL_EXPORTER_OTLP_ENDPOINT`): without it
 * nothing is loaded and everything below does nothing. To be called before the planner is loaded, which looks for
 * OpenTelemetry once.
 */
export async function openTelemetry(service: string, endpoint: string | undefined): Promise<void> {
  if (endpoint === undefined || endpoint === '') return;
  const { createInstruments } = await import('./telemetryInstruments.ts');
  instruments = createInstruments(service, endpoint.replace(/\/$/, ''));
}

/** Sends what has not been sent yet, and ends. */
export async function closeTelemetry(): Promise<void> {
  const opened = instruments;
  instruments = undefined;
  await opened?.stop();
}

/** Runs work as a span of its own. Facts that cost something to find are asked for only when somebody listens. */
export function traced<Result>(
  name: string,
  facts: Facts | (() => Facts),
  work: () => Promise<Result>,
): Promise<Result> {
  if (instruments === undefined) return work();
  return instruments.span(name, typeof facts === 'function' ? facts() : facts, work);
}

/** The headers that carry the trace on to another service. */
export function traceHeaders(): Record<string, string> {
  const traceparent = instruments?.traceparent();
  return traceparent === undefined ? {} : { traceparent };
}

export function countEvent(name: string, facts: Facts = {}): void {
  instruments?.count(name, facts);
}

export function watchNumber(name: string, read: () => number, facts: Facts = {}): void {
  instruments?.watch(name, read, facts);
}

/**
 * Traces and counts the requests of a server. A trace is continued only where the caller is a service of ours
 * (`continuesTraces`): what a browser claims to belong to is its own affair.
 */
export function addTelemetry(app: FastifyInstance, { continuesTraces }: { continuesTraces: boolean }): void {
  if (instruments === undefined) return;
  const opened = instruments;
  const traces = new WeakMap<object, RequestTrace>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    traces.set(request, opened.beginRequest(continuesTraces ? traceparent?.toString() : undefined));
    done();
  });
  // Reading the body leaves the context a request began in: the handler is what has to run inside.
  app.addHook('preHandler', (request, _reply, done) => {
    traces.get(request)?.run(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const outcome = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    traces.get(request)?.end(outcome, reply.elapsedTime);
    done();
  });
}
