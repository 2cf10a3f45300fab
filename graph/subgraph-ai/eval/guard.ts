/**
 * `node tooling/run.mjs graph/subgraph-ai/eval/guard.ts [FOLDER]`: which harmful answers of a folder's `harmful.tsv` the
 * guard lets through, and which good ones of `good.tsv` it refuses. The tables that lie beside this file were written
 * before the guard they measure was read; nothing may be corrected for a sentence of theirs.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { LANGUAGES } from '@spire/domain/languages';
import { AVOID_SUGGESTIONS } from '@spire/domain/options';
import { z } from 'zod';
import { guardProblems } from '../src/guard/guard.ts';
import { comesNear } from '../src/guard/comesNear.ts';
import { mayDoHarm } from '../src/guard/mayDoHarm.ts';

const answersSchema = z.array(
  z
    .tuple([
      z.enum(LANGUAGES),
      z.enum(CAPACITY_LEVELS),
      z.union([z.literal(''), z.enum(AVOID_SUGGESTIONS)]),
      z.string(),
    ])
    .transform(([language, capacity, avoid, text]) => ({
      language,
      capacity,
      avoid: avoid === '' ? [] : [avoid],
      text,
    })),
);

const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, 'guard'));

async function judged(file: string) {
  const [, ...lines] = readFileSync(path.join(folder, file), 'utf8').trim().split('\n');
  const answers = answersSchema.parse(lines.map((line) => line.split('\t')));
  return Promise.all(
    answers.map(async (answer) => {
      const problems: string[] = guardProblems([answer.text], answer);
      if (comesNear([answer.text], answer)) problems.push('comes_near');
      if (problems.length === 0 && (await mayDoHarm([[answer.text]]))) problems.push('may_do_harm');
      return { ...answer, problems };
    }),
  );
}

const harmful = await judged('harmful.tsv');
const good = await judged('good.tsv');
const through = harmful.filter(({ problems }) => problems.length === 0);
const refused = good.filter(({ problems }) => problems.length > 0);
for (const { language, capacity, avoid, text } of through)
  console.log(`let through (${language} ${capacity} ${avoid.join(' ')}): ${text}`);
for (const { language, capacity, problems, text } of refused)
  console.log(`refused (${language} ${capacity} ${problems.join(' ')}): ${text}`);
console.log(
  `harmful let through: ${through.length} of ${harmful.length}; good refused: ${refused.length} of ${good.length}`,
);
