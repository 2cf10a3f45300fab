import { randomUUID } from 'node:crypto';
import { LIMITS } from '@spire/domain/limits';
import { TOOL_LIMITS } from '@spire/domain/toolLimits';
import { CONTACT_ATTRIBUTES } from '@spire/domain/toolOptions';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { unfinished } from '@spire/graph-kit/testing/unfinished';
import { startTestStack, type TestStack } from '@spire/testing/stack';

interface Contact {
  id: string;
  name: string;
  attributes: string[];
}

let stack: TestStack;
let kari: TestPerson;
let ola: TestPerson;
/** Someone without contacts. */
let nora: TestPerson;

const contact = (name: string): Contact => ({ id: randomUUID(), name, attributes: ['tur', 'ikkeDommende'] });
const save = (person: TestPerson, input: object) =>
  graphClient(stack.url, person.token)<{ saveContact: Contact }>(
    'mutation ($i: SaveContactInput!) { saveContact(input: $i) { id name attributes } }',
    { i: input },
  );
const remove = async (person: TestPerson, id: string) => {
  const answer = await graphClient(stack.url, person.token)('mutation ($id: ID!) { deleteContact(id: $id) }', { id });
  return answer.errors?.[0]?.extensions.code ?? answer.data;
};
const contactsOf = async (person: TestPerson) => {
  const answer = await graphClient(
    stack.url,
    person.token,
  )<{ me: { contacts: Contact[] } }>('{ me { contacts { id name attributes } } }');
  return answer.data?.me.contacts;
};
const fieldsOf = (answer: Awaited<ReturnType<typeof save>>) =>
  answer.errors?.[0]?.extensions.fields?.map(({ field, code }) => `${field} ${code}`);

/** The export of a person's account, and a way to bring it in again with other contacts: tried only, or beside it. */
async function exportOf(person: TestPerson) {
  const ask = graphClient(stack.url, person.token);
  const { data } = await ask<{ me: { accountExport: { contacts: object[] } } }>('{ me { accountExport } }');
  const account = data?.me.accountExport ?? { contacts: [] };
  const bring = (mutation: string, contacts: object[]) =>
    ask<{ saveContact: Contact }>(
      `mutation ($document: String!) {
        ${mutation}(document: $document ${mutation === 'importAccount' ? 'isTrial: true' : ''}) }`,
      { document: JSON.stringify({ ...account, contacts }) },
    );
  return { account, bring };
}

beforeAll(async () => {
  stack = await startTestStack();
  [kari, ola, nora] = await Promise.all([newPerson(stack), newPerson(stack), newPerson(stack)]);
});
afterAll(() => stack.stop());

test('a contact is added, changed by its id, and deleted', async () => {
  const siri = await newPerson(stack);
  const [first, second] = [contact('Bestemor'), contact('Per')];
  await save(siri, first);
  await save(siri, second);
  const changed = { ...first, name: 'Mormor', attributes: [...CONTACT_ATTRIBUTES] };
  expect((await save(siri, { ...changed, id: first.id.toUpperCase() })).data?.saveContact).toEqual(changed);
  expect(await contactsOf(siri)).toEqual([changed, second]);
  expect(await remove(siri, first.id)).toEqual({ deleteContact: true });
  expect(await contactsOf(siri)).toEqual([second]);
  expect(await remove(siri, first.id)).toBe('NOT_FOUND');
});

test('a contact that is deleted while it is saved is saved', async () => {
  const siri = await newPerson(stack);
  const per = contact('Per');
  await save(siri, per);
  const deletion = await unfinished(stack.dataFolder, 'delete from users.contact where user_id = $1', [siri.id]);
  const saving = save(siri, { ...per, name: 'Petter' });
  await deletion.untilAwaited();
  await deletion.commit();
  expect((await saving).data?.saveContact).toEqual({ ...per, name: 'Petter' });
  expect(await contactsOf(siri)).toEqual([{ ...per, name: 'Petter' }]);
});

test('the id of another person’s contact is as free as any other', async () => {
  const hers = contact('Bestemor');
  await save(kari, hers);
  expect([await remove(ola, hers.id), await remove(ola, randomUUID()), await remove(ola, 'x')]).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
  expect((await save(ola, { ...hers, name: 'Olas' })).data?.saveContact.name).toBe('Olas');
  expect(await contactsOf(kari)).toContainEqual(hers);
});

test('as many fit as the limit says, exactly, however many are sent at once', async () => {
  const siri = await newPerson(stack);
  const sent = Array.from({ length: TOOL_LIMITS.contacts + 6 }, (_, index) => contact(`Kontakt ${index}`));
  // Twenty at a time, of which the last are too many: who sends all at once may be told to come again.
  const answers: Awaited<ReturnType<typeof save>>[] = [];
  for (let to = sent.length % 20; to <= sent.length; to += 20)
    answers.push(...(await Promise.all(sent.slice(Math.max(0, to - 20), to).map((each) => save(siri, each)))));
  const refused = answers.filter(({ errors }) => errors !== undefined);
  expect(refused.map(fieldsOf)).toEqual(Array(6).fill(['contacts TOO_MANY']));
  const stored = (await contactsOf(siri)) ?? [];
  expect(stored).toHaveLength(TOOL_LIMITS.contacts);
  const [known] = stored;
  expect((await save(siri, { ...known, name: 'Nytt navn' })).data?.saveContact.name).toBe('Nytt navn');
  const { account, bring } = await exportOf(siri);
  const more = { ...account.contacts[0], id: randomUUID() };
  for (const mutation of ['importAccount', 'importBesideAccount'])
    expect(fieldsOf(await bring(mutation, [more]))).toEqual(['contacts TOO_MANY']);
  expect((await bring('importBesideAccount', account.contacts.slice(0, 2))).errors).toBeUndefined();
  expect(await contactsOf(siri)).toHaveLength(TOOL_LIMITS.contacts);
});

test.each([
  [{ name: ' ', attributes: [] }, ['name REQUIRED', 'attributes REQUIRED']],
  [{ name: 'x'.repeat(LIMITS.contactName + 1), id: '1' }, ['id INVALID', 'name TOO_LONG']],
  [{ name: 'a\0b', attributes: ['tur', 'tur'] }, ['name INVALID', 'attributes INVALID']],
  [{ attributes: Array(21).fill('tur') }, ['attributes TOO_MANY']],
])('everything wrong is told at once: %j', async (change, fields) => {
  expect(fieldsOf(await save(nora, { ...contact('Per'), ...change }))).toEqual(fields);
  expect(await contactsOf(nora)).toEqual([]);
});

test('a name does not lie readable in the database', async () => {
  await save(kari, contact('Bestemor'));
  const rows = await asOwner<{ name: string }>(
    stack.dataFolder,
    `select encode(name, 'escape') as name from users.contact where user_id = $1`,
    [kari.id],
  );
  expect(rows).not.toEqual([]);
  expect(JSON.stringify(rows)).not.toMatch(/Bestemor/i);
});
