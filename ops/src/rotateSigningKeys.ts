import { readEnvironment } from '@spire/graph-kit/environment';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { openDataFolder } from '@spire/services/dataFolder';
import { rotateKeys } from '@spire/supabase/keys/rotateKeys';
import { readAuthSettings } from '@spire/supabase/settings';
import path from 'node:path';
import { z } from 'zod';
import { Problem } from '../../bootstrap/problem.mjs';

/**
 * Gives the data folder a new signing key (`npm run serve -- rotate-keys`), and says what is to be done with it. With
 * `--at-once` the older keys end now, as they must when one was stolen (decision 0011).
 */
export async function rotateSigningKeys(
  environment: Record<string, string | undefined>,
  flags: readonly string[] = process.argv.slice(3),
  say: (text: string) => unknown = (text) => process.stdout.write(text),
): Promise<void> {
  const { DATA_DIR } = readEnvironment('The rotation of keys', { DATA_DIR: z.string().default('.data') }, environment);
  const settings = readAuthSettings(environment);
  if (settings.jwtKeys !== null || settings.jwtSecret !== null)
    throw new Problem('The keys come from GOTRUE_JWT_KEYS or GOTRUE_JWT_SECRET: change them there.');
  const { keys } = openDataFolder(path.resolve(projectFolder(), DATA_DIR));
  const { accessTokenSeconds } = settings;
  const rotation = await rotateKeys(keys, {
    now: new Date(),
    accessTokenSeconds,
    isAtOnce: flags.includes('--at-once'),
  });
  const older = `Older keys, and the API keys made with them, are good until ${rotation.until.toISOString()}.`;
  say(
    `Key ${rotation.kid} signs from the next start on: restart what uses ${keys}.\n${older}\n` +
      `The next start makes new API keys there: copy them to wherever you use them.\n`,
  );
}
