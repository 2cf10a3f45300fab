import { addDays } from '@spire/domain/dates';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';

interface Saved {
  saveCheckIn: { id: string; whatIsGoodText: string; createdAt: string };
}
interface Page {
  me: { checkIns: { nodes: { date: string }[]; endCursor: string | null; hasNextPage: boolean } };
}

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const save = async (person: TestPerson, date: string, whatIsGoodText: string) =>
  (
    await graphClient(stack.url, person.token)<Saved>(
      'mutation ($i: SaveCheckInInput!) { saveCheckIn(input: $i) { id whatIsGoodText createdAt } }',
      { i: { date, whatIsGoodText } },
    )
  ).data?.saveCheckIn;

test('first saves of a date at the same time make one check-in, which keeps its id when it is edited', async () => {
  const person = await newPerson(stack);
  const texts = Array.from({ length: 20 }, (_, index) => `Kaffe ${index}`);
  const saved = await Promise.all(texts.map((text) => save(person, today, text)));
  expect(saved.map((each) => each?.whatIsGoodText)).toEqual(texts);
  expect(new Set(saved.map((each) => each?.id)).size).toBe(1);
  await expect(save(person, today, 'Te')).resolves.toEqual({ ...saved[0], whatIsGoodText: 'Te' });
  const rows = await asOwner(stack.dataFolder, 'select id from wellbeing.check_in where user_id = $1', [person.id]);
  expect(rows).toHaveLength(1);
  const ledger = await asOwner(stack.dataFolder, 'select kind from wellbeing.activity where user_id = $1', [person.id]);
  expect(ledger).toEqual([{ kind: 'check_in' }]);
});

test('the texts are not in the row', async () => {
  const person = await newPerson(stack);
  const saved = await save(person, today, 'hemmelig-0815');
  expect(saved?.whatIsGoodText).toBe('hemmelig-0815');
  const [row] = await asOwner<{ row: string; text: Buffer }>(
    stack.dataFolder,
    'select c::text as row, what_is_good_text as text from wellbeing.check_in c where user_id = $1',
    [person.id],
  );
  expect(row?.row).not.toContain(Buffer.from('hemmelig').toString('hex'));
  expect(row?.text[0]).toBe(1);
});

test('pages follow one another from the newest date on, without a gap or a repeat', async () => {
  const person = await newPerson(stack);
  const dates = [0, 1, 2, 4, 5].map((days) => addDays(today, -days));
  for (const date of dates.toReversed()) await save(person, date, 'Bra');
  const found: string[] = [];
  let after: string | null = null;
  do {
    const answer: { data?: Page | null } = await graphClient(stack.url, person.token)<Page>(
      'query ($after: String) { me { checkIns(first: 2, after: $after) { nodes { date } endCursor hasNextPage } } }',
      { after },
    );
    const page: Page['me']['checkIns'] | undefined = answer.data?.me.checkIns;
    found.push(...(page?.nodes ?? []).map(({ date }) => date));
    after = page?.hasNextPage === true ? page.endCursor : null;
  } while (after !== null);
  expect(found).toEqual(dates);
});
