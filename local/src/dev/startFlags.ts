import { REMOTES, type RemoteName } from '@spire/domain/routes';
import { isOneOf } from '@spire/domain/options';
import { parseArgs } from 'node:util';
import { Problem } from '../../bootstrap/problem.mjs';

/** Names that `--only` takes. */
const APPS = ['shell', ...REMOTES] as const;

export interface StartFlags {
  /** The browser's apps are built for development and watched. */
  isDevelopment: boolean;
  /** Of them, this one alone. */
  only: RemoteName | 'shell' | undefined;
}

/** Reads the command line of `npm start` and `npm run dev`. */
export function readStartFlags(parameters: string[]): StartFlags {
  const { dev, only } = parse(parameters);
  if (only !== undefined && !isOneOf(APPS, only)) throw new Problem(`--only takes one of ${APPS.join(', ')}.`);
  return { isDevelopment: dev, only };
}

function parse(args: string[]) {
  try {
    const options = { dev: { type: 'boolean', default: false }, only: { type: 'string' } } as const;
    return parseArgs({ args, options }).values;
  } catch (cause) {
    throw new Problem(
      `${cause instanceof Error ? cause.message : String(cause)}\nUse: npm start, or npm run dev -- [--only NAME]`,
      {
        cause,
      },
    );
  }
}
