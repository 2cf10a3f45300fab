import { readSchemaText, whenAwayFiles } from '@spire/testing/loopbackServer';
import type { WhenAway } from '@spire/remote-kit';
import { sharedTold } from '@spire/written/told.ts';
import { buildSchema } from 'graphql';
import { LANGUAGES } from '@spire/domain/languages';
import { ICON_NAMES } from '@spire/ui/Icon';
import { appWrites } from './appWrites.ts';
import { sampleInput } from './sampleInput.ts';

const schema = buildSchema(readSchemaText());
const ID = '3f2b8c1e-0d4a-4b7e-9a51-6c2d7e8f9a01';
const INSTANT = '2026-11-30T08:20:00.000Z';
const TODAY = '2026-11-30';

/** The parts of every remote, and the shell's own. */
async function parts(): Promise<WhenAway[]> {
  const read = async (file: string) => ((await import(file)) as { default: WhenAway }).default;
  return [{ told: sharedTold, reads: () => [] }, ...(await Promise.all(whenAwayFiles().map(read)))];
}

const inputOf = (mutation: string): object =>
  sampleInput(schema, mutation, { ID, DateTime: INSTANT, LocalDate: TODAY, String: 'Te med Sol' });

test('every mutation that may wait is told in both languages, and says no id, no raw time and no name of a field', async () => {
  const all = await parts();
  const waiting = Object.entries(await appWrites()).filter(([, { isAnsweredNow }]) => isAnsweredNow !== true);
  expect(waiting.length).toBeGreaterThan(20);
  for (const [mutation] of waiting) {
    const tell = all.map(({ told }) => told[mutation]).find((each) => each !== undefined);
    if (tell === undefined) throw new Error(`${mutation} has no words`);
    const told = await tell(inputOf(mutation) as Readonly<Record<string, unknown>>, TODAY);
    expect(ICON_NAMES).toContain(told.icon);
    for (const language of LANGUAGES) {
      const said = `${told.title[language]} ${told.detail?.[language] ?? ''}`;
      expect(told.title[language]).toMatch(/\p{L}{2}/u);
      expect(said).not.toContain(ID);
      expect(said).not.toMatch(/\d{4}-\d\d|T\d\d:\d\d|undefined|\[object|[a-z][A-Z]|_/u);
    }
    expect(told.title.no).not.toBe(told.title.en);
  }
});

test('nothing is told that nobody writes', async () => {
  const writes = await appWrites();
  const told = (await parts()).flatMap((part) => Object.keys(part.told));
  expect(told.filter((mutation) => writes[mutation] === undefined)).toEqual([]);
});

test('what was changed can become a record of its own only by a write that may wait', async () => {
  const writes = await appWrites();
  for (const { asNew = {} } of await parts())
    for (const [mutation, anew] of Object.entries(asNew)) {
      expect(writes[mutation]).toBeDefined();
      const { input } = anew(inputOf(mutation) as Readonly<Record<string, unknown>>, TODAY);
      expect(JSON.stringify(input)).not.toContain(ID);
      expect(input).toMatchObject({ id: expect.any(String) as string });
    }
});
