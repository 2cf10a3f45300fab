import { build } from '../bootstrap/build.mjs';
import { browserApps } from '../bootstrap/fingerprint.mjs';
import { createProgress } from '../bootstrap/progress.mjs';

/** Builds what is stale of every program that a benchmark starts: `npm start` builds the services in one process only. */
export function buildPrograms(): Promise<void> {
  return build(createProgress(), ['local', 'ops', 'graph/playground', ...browserApps()], ['build', 'pack']);
}
