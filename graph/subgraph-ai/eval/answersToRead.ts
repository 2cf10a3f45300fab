/**
 * `node tooling/run.mjs graph/subgraph-ai/eval/answersToRead.ts INPUTS ANSWERS`: asks the product what a file of inputs
 * asks, without a provider, as a person would through the REST facade, and writes the answers beside the inputs: to be
 * read blind and scored (docs/evaluation.md).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { startStack } from '@spire/testing/stack';
import { askingPerson, type AskingPerson } from '../src/testing/askingPerson.ts';
import { INPUT_KINDS, requestOf, type InputFile, type InputKind } from './inputFile.ts';

/** A new person for each request: after help the day is another (D58), and no answer is to lean on the one before. */
const PER_PERSON = 1;
const CAPACITIES = ['limited', 'low', 'moderate', 'high'] as const;

const [inputs, answers] = process.argv.slice(2);
if (inputs === undefined || answers === undefined)
  throw new RangeError('Name the file of inputs and the file to write');
const file = JSON.parse(await readFile(inputs, 'utf8')) as InputFile;
const stack = await startStack();

async function answer(person: AskingPerson, kind: InputKind, input: unknown): Promise<unknown> {
  const { path, body } = requestOf(kind, input);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${person.token}` };
  const response = await fetch(stack.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, ...((await response.json()) as object) };
}

try {
  const read: unknown[] = [];
  let asked = 0;
  let person: AskingPerson | undefined;
  for (const kind of INPUT_KINDS)
    for (const input of file[kind] ?? []) {
      if (person === undefined || asked % PER_PERSON === 0) {
        const capacityLevel = CAPACITIES[(asked / PER_PERSON) % CAPACITIES.length];
        person = await askingPerson(stack, {
          profile: { nickname: 'Kim', capacityLevel },
          checkIn: { needMore: ['ro'] },
        });
      }
      read.push({ number: asked, kind, input, answer: await answer(person, kind, input) });
      asked += 1;
    }
  await writeFile(answers, JSON.stringify(read, null, 1));
} finally {
  await stack.stop();
}
