import { openTelemetry } from '@spire/graph-kit/telemetry';
import { describeFailure, Problem } from '../../bootstrap/problem.mjs';

type Start = (environment: Record<string, string | undefined>) => Promise<unknown>;

/** The services that run alone in production, each loaded only when it is the one; and what is done to one at rest. */
const SERVICES: Record<string, () => Promise<Start>> = {
  gateway: async () => (await import('@spire/gateway/main')).startGateway,
  user: async () => (await import('@spire/subgraph-user/main')).startUser,
  wellbeing: async () => (await import('@spire/subgraph-wellbeing/main')).startWellbeing,
  ai: async () => (await import('@spire/subgraph-ai/main')).startAi,
  'router-signer': async () => (await import('@spire/router-signer')).startRouterSigner,
  supabase: async () => (await import('@spire/services/serveSupabase')).startSupabaseAlone,
  'rotate-keys': async () => (await import('./rotateSigningKeys.ts')).rotateSigningKeys,
  'rotate-data-key': async () => (await import('./rotateDataKey.ts')).rotateDataKey,
  web: async () => (await import('@spire/services/serveWeb')).startWeb,
  /** The one that ends: it prepares the database for the others. */
  migrate: async () => (await import('./migrate.ts')).migrate,
};

try {
  const name = process.argv[2] ?? '';
  const load = SERVICES[name];
  if (load === undefined)
    throw new Problem(`There is no service "${name}". Name one: npm run serve -- ${Object.keys(SERVICES).join('|')}`);
  await openTelemetry(name, process.env['OTEL_EXPORTER_OTLP_ENDPOINT']);
  const start = await load();
  await start(process.env);
} catch (error) {
  console.error(describeFailure(error, process.env['LOG_LEVEL'] === 'debug'));
  process.exit(1);
}
