/**
 * Runs every benchmark, or those named, one after the other, and fails when a bound is broken. Where others had more of
 * the machine than a tenth meanwhile, it says so and judges nothing: it ends with 2 then, which is neither yes nor no.
 */
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
import { interaction } from './interaction.bench.ts';
import { lockout } from './lockout.bench.ts';
import { isWithin, line, type Figure } from './measure.ts';
import { watchMachine } from './machine.ts';
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
import { scale } from './scale.bench.ts';
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
  scale,
  sealing,
  ai,
  crisis,
  reading,
  outbox,
  offline,
  countdown,
  interaction,
  firstLoad,
};

const [BROKEN, NOT_JUDGED] = [1, 2];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0)
  throw new Error(`No benchmark ${unknown.join(', ')}: there are ${Object.keys(BENCHMARKS).join(', ')}`);

await buildPrograms();
for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  const othersSince = watchMachine();
  const figures = await run();
  const { share, isTooMuch } = othersSince();
  for (const figure of figures) process.stdout.write(`  ${line(figure, !isTooMuch)}\n`);
  const isBusy = isTooMuch ? ': too busy to judge, run it alone' : '';
  process.stdout.write(`  of the machine, others had ${Math.round(100 * share)} %${isBusy}\n`);
  if (isTooMuch) process.exitCode ??= NOT_JUDGED;
  else if (!figures.every(isWithin)) process.exitCode = BROKEN;
}
