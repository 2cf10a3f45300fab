import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { EXHAUSTIVE_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(EXHAUSTIVE_LIMIT);

test('every benchmark can be loaded by Node itself', async () => {
  const program = path.join(import.meta.dirname, 'bench.ts');
  await expect(promisify(execFile)(process.execPath, [program, 'nonesuch'])).rejects.toMatchObject({
    stderr: expect.stringContaining('Error: No benchmark nonesuch: there are start, memory,'),
  });
});
