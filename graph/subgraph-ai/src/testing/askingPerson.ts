import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { textMark } from '@spire/domain/textMark';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type StackAddress, type TestPerson } from '@spire/graph-kit/testing/persons';
import { today } from '@spire/testing/testDay';
import { TEXT_OPERATIONS, type TextOperationName } from './textOperations.ts';

/** The outcome of an operation: a text, help, or the code of its refusal. */
export interface TextAnswer {
  code?: string | undefined;
  fields?: { field: string; code: string }[] | undefined;
  answer?: { __typename: string; kind?: string; source?: string } & Record<string, unknown>;
}

/** The facts a test may set for a person; the others are ordinary. */
export interface Told {
  profile?: Record<string, unknown>;
  checkIn?: Record<string, unknown>;
  settings?: Record<string, unknown>[];
  hasConsent?: boolean | undefined;
}

/** A person who asks for texts: their account, their facts, and the operations. */
export async function askingPerson(stack: StackAddress, told: Told = {}) {
  const person = await newPerson(stack);
  return asking(stack, person, told);
}

async function asking(stack: StackAddress, person: TestPerson, { profile, checkIn, settings = [], hasConsent }: Told) {
  const graph = graphClient(stack.url, person.token);
  /** Sends an operation that must not be refused. */
  const tell = async <Data = unknown>(query: string, variables: Record<string, unknown> = {}): Promise<Data> => {
    const { data, errors } = await graph<Data>(query, variables);
    if (errors !== undefined || data === undefined || data === null) throw new Error(JSON.stringify(errors));
    return data;
  };
  const decide = (isGiven: boolean) =>
    tell('mutation ($i: DecideConsentInput!) { decideConsent(input: $i) { kind } }', {
      i: { kind: 'ai', version: CONSENT_VERSIONS.ai[0], isGiven },
    });
  const saveSettings = (input: Record<string, unknown>) =>
    tell('mutation ($i: SaveSettingsInput!) { saveSettings(input: $i) { language } }', { i: input });
  const saveCheckIn = (input: Record<string, unknown>) =>
    tell('mutation ($i: SaveCheckInInput!) { saveCheckIn(input: $i) { id } }', { i: { date: today, ...input } });
  const setHelpAside = (text: string) =>
    tell('mutation ($i: SetHelpAsideInput!) { setHelpAside(input: $i) { date } }', {
      i: { date: today, mark: textMark(text) },
    });
  if (profile !== undefined)
    await tell('mutation ($i: SaveProfileInput!) { saveProfile(input: $i) { nickname } }', { i: profile });
  if (checkIn !== undefined) await saveCheckIn(checkIn);
  for (const each of settings) await saveSettings(each);
  if (hasConsent !== undefined) await decide(hasConsent);

  const ask = async (
    name: TextOperationName,
    input: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<TextAnswer> => {
    const { query, input: example } = TEXT_OPERATIONS[name];
    const variables = { input: { language: 'no', ...example, ...input } };
    const { data, errors } = await graph<{ answer: TextAnswer['answer'] }>(query, variables, headers);
    const { code, fields } = errors?.[0]?.extensions ?? {};
    return data?.answer === undefined ? { code, fields } : { answer: data.answer };
  };
  const addContact = async (name: string, attributes: string[] = ['snakke']) => {
    const { saveContact } = await tell<{ saveContact: { id: string } }>(
      'mutation ($i: SaveContactInput!) { saveContact(input: $i) { id } }',
      { i: { name, attributes } },
    );
    return saveContact.id;
  };
  const leftToday = async () =>
    (await tell<{ me: { suggestionsLeftToday: number } }>('{ me { suggestionsLeftToday } }')).me.suggestionsLeftToday;
  return { ...person, graph, ask, tell, decide, saveSettings, saveCheckIn, setHelpAside, addContact, leftToday };
}
export type AskingPerson = Awaited<ReturnType<typeof askingPerson>>;
