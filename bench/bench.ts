/** Runs every benchmark, or those named, one after the other, and fails when a bound is broken. */
import { ai } from './ai.bench.ts';
import { auth } from './auth.bench.ts';
import { buildPrograms } from './buildPrograms.ts';
import { countdown } from './countdown.bench.ts';
import { crisis } from './crisis.bench.ts';
import { firstLoad } from './firstLoad.bench.ts';
import { graph } from './graph.bench.ts';
import { guard } from './guard.bench.ts';
import { history } from './history.bench.ts';
import { hostile } from './hostile.bench.ts';
import { hostileLoad } from './hostileLoad.bench.ts';
import { lockout } from './lockout.bench.ts';
import { isWithin, line, type Figure } from './measure.ts';
import { memory } from './memory.bench.ts';
import { memoryBank } from './memoryBank.bench.ts';
import { migrations } from './migrations.bench.ts';
import { offline } from './offline.bench.ts';
import { outbox } from './outbox.bench.ts';
import { patterns } from './patterns.bench.ts';
import { pipeline } from './pipeline.bench.ts';
import { provider } from './provider.bench.ts';
import { reading } from './reading.bench.ts';
import { rest } from './rest.bench.ts';
import { rowSecurity } from './rowSecurity.bench.ts';
import { sealing } from './sealing.bench.ts';
import { start } from './start.bench.ts';

const BENCHMARKS: Record<string, () => Promise<Figure[]>> = {
  start,
  memory,
  memoryBank,
  auth,
  rowSecurity,
  patterns,
  pipeline,
  migrations,
  graph,
  guard,
  history,
  hostile: async () => [...(await hostile()), ...(await hostileLoad())],
  lockout,
  provider,
  rest,
  sealing,
  ai,
  crisis,
  reading,
  outbox,
  offline,
  countdown,
  firstLoad,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0)
  throw new Error(`No benchmark ${unknown.join(', ')}: there are ${Object.keys(BENCHMARKS).join(', ')}`);

await buildPrograms();
for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  for (const figure of await run()) {
    process.stdout.write(`  ${line(figure)}\n`);
    if (!isWithin(figure)) process.exitCode = 1;
  }
}
