/**
 * `npm run eval`: tries every kind of text on the people of the corpus and prints what came of it as one table; `--write`
 * puts it into docs/evaluation.md. With a provider configured a smaller sample is asked of it as well. Fails when a
 * built-in text breaks a rule: a provider's that does is never shown (S14, S21), and counted here.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { keysOf } from '@spire/domain/lists';
import { screenForCrisis } from '@spire/language/crisis/screenForCrisis';
import { readEnvironment } from '@spire/graph-kit/environment';
import { createLog } from '@spire/graph-kit/log';
import { providerEnvironment } from '../src/environment.ts';
import { guardProblems } from '../src/guard/guard.ts';
import { providerFrom } from '../src/provider/providerFrom.ts';
import type { TextProvider } from '../src/provider/textProvider.ts';
import { askFor, type Asked } from './asked.ts';
import { figuresOf } from './figures.ts';
import { fortnightOf } from './fortnight.ts';
import { PEOPLE } from './people.ts';
import { type Row, tableOf } from './table.ts';
import { KINDS, type Writing } from './writing.ts';

const DOCUMENT = path.resolve(import.meta.dirname, '../../../docs/evaluation.md');
/** The marks before and after the table in the document. */
const MARKS = { begin: '<!-- npm run eval -- --write -->', end: '<!-- end -->' };
/** One person in so many is asked for at a provider's. */
const SAMPLE = 17;

const problemsIn = (texts: readonly string[], { facts }: Writing, secrets: readonly string[] = []) =>
  guardProblems(texts, facts, { secrets, screen: screenForCrisis });

async function builtInRows(): Promise<Row[]> {
  const fortnights = await Promise.all(PEOPLE.map(fortnightOf));
  const byKind = Map.groupBy(fortnights.flat(), ({ kind }) => kind);
  return keysOf(KINDS).map((kind) => ({
    kind,
    by: 'Spire',
    figures: figuresOf(byKind.get(kind) ?? [], problemsIn),
    unanswered: 0,
  }));
}

async function providerRows(provider: TextProvider): Promise<Row[]> {
  const sample = PEOPLE.filter((_, place) => place % SAMPLE === 0);
  const asked: Asked[] = [];
  for (const person of sample) {
    process.stderr.write(`${provider.host}: person ${person.number} of ${PEOPLE.length}\n`);
    asked.push(...(await askFor(person, provider)));
  }
  return [...Map.groupBy(asked, ({ kind }) => kind)].map(([kind, those]) => {
    const answered = those.filter((each) => each.writing !== null);
    const instructionsOf = new Map(answered.map(({ writing, instructions }) => [writing, instructions]));
    const writings = answered.map(({ writing }) => writing);
    const figures = figuresOf(writings, (texts, writing) =>
      problemsIn(texts, writing, [instructionsOf.get(writing) ?? '']),
    );
    return { kind, by: provider.host, figures, unanswered: those.length - writings.length };
  });
}

function writeDocument(table: string): void {
  const document = readFileSync(DOCUMENT, 'utf8');
  const [before] = document.split(MARKS.begin);
  const [, after] = document.split(MARKS.end);
  if (before === undefined || after === undefined) throw new Error(`No marks in ${DOCUMENT}`);
  writeFileSync(DOCUMENT, `${before}${MARKS.begin}\n\n${table}\n\n${MARKS.end}${after}`);
}

const { values: flags } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const provider = await providerFrom(
  readEnvironment('The evaluation', providerEnvironment, process.env),
  createLog('eval', 'error'),
);

const own = await builtInRows();
const theirs = provider === null ? [] : await providerRows(provider);
const table = tableOf([...own, ...theirs]);
process.stdout.write(`${table}\n`);
if (flags.write) writeDocument(table);
const isBroken = own.some(({ figures }) => Object.keys(figures.broken).length > 0);
if (isBroken) process.stderr.write('\nA built-in text breaks a rule.\n');
process.exitCode = isBroken ? 1 : 0;
