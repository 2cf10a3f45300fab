import {
  type Context,
  context,
  isSpanContextValid,
  metrics,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Instruments } from './instruments.ts';

const NAME = 'spire';
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The context of a caller of ours, by the W3C header; a new trace for anything else. */
function contextOf(traceparent: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = '00'] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(spanContext) ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT;
}

/**
 * Traces and metrics by the OpenTelemetry packages. They are registered for the whole process, so that the planner's
 * own spans (`gateway.plan`, `gateway.fetch`) are part of the trace. Loaded only when there is a collector.
 */
export function createInstruments(service: string, endpoint: string): Instruments {
  const resource = resourceFromAttributes({ 'service.name': `spire-${service}` });
  const tracerProvider = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  });
  const exporter = new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` });
  const meterProvider = new MeterProvider({ resource, readers: [new PeriodicExportingMetricReader({ exporter })] });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(tracerProvider);
  metrics.setGlobalMeterProvider(meterProvider);
  const tracer = tracerProvider.getTracer(NAME);
  const meter = meterProvider.getMeter(NAME);
  const durations = meter.createHistogram('http.server.request.duration', { unit: 's' });

  return {
    beginRequest: (traceparent) => {
      const parent = contextOf(traceparent);
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
      const own = trace.setSpan(parent, span);
      return {
        run: (work) => context.with(own, work),
        end: ({ method, route, status }, ms) => {
          const facts = {
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          };
          span.updateName(`${method} ${route}`).setAttributes(facts);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
          durations.record(ms / 1000, facts);
        },
      };
    },
    span: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          return await work();
        } catch (error) {
          // Its message may quote what a person wrote.
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    traceparent: () => {
      const spanContext = trace.getSpanContext(context.active());
      if (spanContext === undefined || !isSpanContextValid(spanContext)) return undefined;
      const { traceId, spanId, traceFlags } = spanContext;
      return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
    },
    count: (name, facts) => meter.createCounter(name).add(1, facts),
    watch: (name, read, facts) =>
      meter.createObservableGauge(name).addCallback((result) => result.observe(read(), facts)),
    stop: async () => {
      await Promise.allSettled([tracerProvider.shutdown(), meterProvider.shutdown()]);
      trace.disable();
      metrics.disable();
      context.disable();
    },
  };
}
