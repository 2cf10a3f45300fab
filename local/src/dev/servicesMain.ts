/** The services in a process of their own, for development: told what to start, ended when a newer build takes over. */
import { schemaFileOf, subgraphSchemas } from '@spire/gateway/subgraphSchemas';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeFailure } from '../../../bootstrap/problem.mjs';
import { createLifecycle } from '../lifecycle.ts';
import { startServices } from '../services.ts';
import type { ServicesAnswer, ServicesTask } from './servicesProcess.ts';

const lifecycle = createLifecycle();
const tell = (answer: ServicesAnswer, then: () => void = () => undefined) =>
  process.send?.(answer, undefined, {}, then);

/** Ctrl-C reaches the whole group; when to end is the parent's to say. */
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => void lifecycle.stop().finally(() => process.exit(0)));

process.once('message', (task: ServicesTask) => {
  start(task).then(
    () => tell({ kind: 'ready' }),
    (error: unknown) => tell({ kind: 'failed', text: describeFailure(error, true) }, () => process.disconnect()),
  );
});

tell({ kind: 'loaded' });

async function start(task: ServicesTask): Promise<void> {
  await renewSchemas(task.root);
  await startServices({ ...task, lifecycle, isDevelopment: true });
}

/** The gateway reads what is committed: when the resolvers say otherwise, it is composed and written anew. */
async function renewSchemas(root: string): Promise<void> {
  const graph = path.join(root, 'graph');
  if (subgraphSchemas().every(({ name, sdl }) => readFileSync(path.join(graph, schemaFileOf(name)), 'utf8') === sdl))
    return;
  const { writeSchemas } = await import('@spire/gateway/composeSchemas');
  for (const file of await writeSchemas(graph, { isDryRun: false }))
    tell({ kind: 'written', file: path.relative(root, file) });
}
