import { parseArgs } from 'node:util';
import { Problem } from '../../../bootstrap/problem.mjs';

export interface StartFlags {
  /** The browser's apps are built for development and watched. */
  isDevelopment: boolean;
  /** Of them, this one alone. */
  only: string | undefined;
}

/** Reads the command line of `npm start` and `npm run dev`; `remotes` are names that `--only` takes besides `shell`. */
export function readStartFlags(parameters: string[], remotes: readonly string[]): StartFlags {
  const { dev, only } = parse(parameters);
  const apps = ['shell', ...remotes];
  if (only !== undefined && !apps.includes(only)) throw new Problem(`--only takes one of ${apps.join(', ')}.`);
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
