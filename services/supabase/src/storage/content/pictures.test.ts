import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createPictureCleaner } from './pictures.ts';

const cleanPicture = createPictureCleaner();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  await writeFile(path.join(folder, 'from'), await picture.png().toBuffer());
});
afterAll(() => rm(folder, { recursive: true }));

const clean = (owner: string | undefined, to: string, isGone = false) =>
  cleanPicture(path.join(folder, 'from'), path.join(folder, to), { owner, hasGone: () => isGone });

const tooMany = { code: 'SlowDown', httpStatus: 429, retryAfter: 5 };

it('a third picture of one person has to wait outside, and nobody else', async () => {
  const allowed = [clean('a', '1'), clean('a', '2'), clean('b', '3'), clean(undefined, '4'), clean(undefined, '5')];
  await expect(clean('a', '6')).rejects.toMatchObject(tooMany);
  expect(await Promise.all([...allowed, clean(undefined, '7')])).toEqual(Array(6).fill('image/png'));
  expect(await clean('a', '8')).toBe('image/png');
});

it('a picture nobody waits for is not looked at, and takes no place', async () => {
  const gone = [clean('a', '9', true), clean('a', '10', true)];
  for (const each of gone) await expect(each).rejects.toMatchObject({ code: 'InvalidRequest' });
  expect(await clean('a', '11')).toBe('image/png');
});
