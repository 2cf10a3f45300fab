import { randomUUID } from 'node:crypto';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import type { TestPerson } from '@spire/graph-kit/testing/persons';
import { exampleVariables, type Wishes } from './exampleVariables.ts';
import { MUTATIONS } from './graphOperations.ts';
import { WRITES } from './withoutWriting.ts';

/** Mutations that take something away, or that come in the end of a test of their own. */
export const TAKES_AWAY = /^(delete|undo|remove|end|use|make|import)/;

/**
 * Has a person use every mutation that tells the graph something, with the text in every free text: a mutation of
 * tomorrow is used by itself, or stops the test with what is wrong with its example.
 */
export async function tellEverything(
  url: string,
  person: Pick<TestPerson, 'id' | 'token'>,
  text: string,
): Promise<void> {
  const ask = graphClient(url, person.token);
  const tell = async (name: string, wishes: Omit<Wishes, 'text'> = {}) => {
    const mutation = MUTATIONS.get(name);
    if (mutation === undefined) throw new Error(`There is no mutation ${name}`);
    const { errors } = await ask(mutation.text, exampleVariables(mutation, { text, ...wishes }));
    if (errors !== undefined) throw new Error(`${name} was refused: ${JSON.stringify(errors)}`);
  };
  const task = randomUUID();
  const session = randomUUID();
  const balance = randomUUID();
  const file = randomUUID();
  const special: Record<string, Omit<Wishes, 'text'>[]> = {
    addExpectationSession: [{ at: { 'input.id': session } }],
    addInnerBalance: [{ at: { 'input.id': balance } }],
    addImportedEntries: [{ at: { 'input.importId': file } }],
    addMemory: [
      {},
      {
        at: {
          'input.picturePath': `${person.id}/picture.png`,
          'input.voicePath': `${person.id}/voice.webm`,
          'input.morePictures': [{ path: `${person.id}/other.png`, text }],
        },
      },
    ],
    beginPatternTrial: [],
    changeMemory: [],
    hidePattern: [],
    holdImport: [{ at: { importId: file } }],
    planExpectationSession: [{ at: { 'input.id': session } }],
    recordSuggestion: ['generated', 'liked', 'completed'].map((type) => ({ at: { 'input.interactionType': type } })),
    replaceTasks: [{ at: { 'input.tasks.0.id': task } }],
    // A browser belongs to whoever told of it last: each person has one of their own.
    savePushDevice: [{ at: { 'input.endpoint': `https://fcm.googleapis.com/fcm/send/${person.id}` } }],
    saveProfile: [{ at: { 'input.avatar': `avatar-${randomUUID()}.jpg` } }],
    setTaskCompleted: [{ at: { id: task } }],
    stepCapacity: [],
    tellExpectationSession: [{ at: { 'input.id': session } }],
    tellInnerBalance: [{ at: { 'input.id': balance } }],
    writeSocialPlan: [{ at: { 'input.contactIds': [] } }],
  };
  // Written texts come from what was told before.
  const names = [...MUTATIONS.keys()].filter((name) => !TAKES_AWAY.test(name));
  for (const name of [...names.filter((each) => !WRITES.test(each)), ...names.filter((each) => WRITES.test(each))])
    for (const wishes of special[name] ?? [{}]) await tell(name, wishes);
}
