import { REST_PATHS } from '@spire/domain/restPaths';
import { exportDocument, type ExportDocument } from '@spire/graph-shared/export/exportDocument';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { inputFieldsOf, MUTATIONS } from '@spire/graph-shared/testing/graphOperations';
import { entriesOf, TO_CHANGE } from './testing/enteredRecords.ts';
import { TOOL_ENTRIES } from './testing/enteredTools.ts';
import type { Entry } from './testing/entry.ts';

/** Mutations with an input of which nothing that was entered is kept, and why. */
const KEEP_NOTHING: Record<string, string> = {
  deleteScaleEntry: 'takes an answer back',
  generateSuggestion: 'asks',
  hidePattern: 'names a pattern, which the export names in words',
  generateSuggestions: 'asks',
  savePushDevice: 'told by the browser; where it is reached is a secret of its maker',
  setAllShown: 'a wish for one day',
  setHelpAside: 'takes away what was found in a text',
  validateBoundary: 'asks',
  writeBoundary: 'asks',
  writeExpectationResponse: 'asks',
  writeMicroExercise: 'asks',
  writeSocialPlan: 'asks',
  writeTasks: 'asks',
};

let stack: TestStack;
let entries: Entry[];
let document: ExportDocument;

beforeAll(async () => {
  stack = await startTestStack();
  const person = await newPerson(stack);
  const ask = graphClient(stack.url, person.token);
  const enter = async ({ mutation, input }: Pick<Entry, 'mutation' | 'input'>) => {
    const { errors } = await ask(MUTATIONS.get(mutation)?.text ?? '', { input });
    expect([mutation, errors]).toEqual([mutation, undefined]);
  };
  entries = [...entriesOf(person), ...TOOL_ENTRIES];
  await enter(TO_CHANGE);
  for (const entry of entries) await enter(entry);
  const answer = await fetch(`${stack.url}${REST_PATHS.privacyExport}?format=json`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  document = exportDocument.parse(await answer.json());
});
afterAll(() => stack.stop());

const KEPT = [...MUTATIONS.values()]
  .map((each) => ({ name: each.name, inputFields: inputFieldsOf(each) }))
  .filter(({ name, inputFields }) => inputFields.length > 0 && !Object.hasOwn(KEEP_NOTHING, name));

test.each(KEPT)(
  'what $name is told, each field of it, comes out of the export as it went in',
  ({ name, inputFields }) => {
    const entry = entries.find(({ mutation }) => mutation === name);
    if (entry === undefined) throw new Error(`Enter something by ${name}`);
    expect(Object.keys(entry.input).toSorted()).toEqual(inputFields.toSorted());
    const { version: _version, setup: _way, ...told } = entry.input;
    expect(entry.in(document)).toMatchObject(entry.as ?? told);
  },
);
