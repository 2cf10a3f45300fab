import { withContent } from './withContent.ts';
import type { ObjectRow } from './objects.ts';

const AT = new Date(0);
const rowOf = (version: string): ObjectRow => ({
  id: 'id',
  bucket_id: 'bucket',
  name: 'name',
  owner: null,
  owner_id: null,
  version,
  created_at: AT,
  updated_at: AT,
  last_accessed_at: AT,
  metadata: null,
  user_metadata: null,
});

/** Reads an object whose row has these versions one after the other, when the content of one alone is there. */
function read(versions: string[], present: string): Promise<string> {
  const rows = versions.map(rowOf).values();
  return withContent(
    () => Promise.resolve(rows.next().value ?? rowOf('none')),
    ({ version }) => Promise.resolve(version === present ? present : undefined),
  );
}

it('what was replaced between its row and its content is found at the second look', async () => {
  expect(await read(['old'], 'old')).toBe('old');
  expect(await read(['old', 'new'], 'new')).toBe('new');
});

it.each([
  ['its content is lost', ['old', 'old', 'new']],
  ['it is replaced all the time', ['old', 'older', 'new']],
])('is not found when %s', async (_why, versions) => {
  await expect(read(versions, 'new')).rejects.toMatchObject({ code: 'NoSuchKey' });
});
