import { scratchCopy } from '@spire/testing/scratchCopy';
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Ended {
  hasFailed: boolean;
  text: string;
}

/** A copy of the repository in which a test does what a newcomer would do. */
export interface ScratchRepository {
  root: string;
  /** Runs a program by the copy's own path to it: what it reads lies beside where it was started. */
  start(program: readonly string[], environment?: Record<string, string>): Promise<Ended>;
  /** The output of a program that did not end well, else nothing. */
  run(...program: string[]): Promise<string>;
  read(file: string): string;
  /** Changes a file; a change that finds no place is an error. */
  change(file: string, by: (text: string) => string): void;
  remove(): void;
}

export function scratchRepository(): ScratchRepository {
  const root = scratchCopy({ isBuilt: false });
  const programs = ['node_modules/node/bin', 'node_modules/.bin'].map((bin) => path.join(root, bin));
  const PATH = [...programs, process.env['PATH']].join(path.delimiter);
  const start: ScratchRepository['start'] = ([program = '', ...parameters], environment = {}) => {
    const env = { ...process.env, PATH, NODE_OPTIONS: '', TURBO_TELEMETRY_DISABLED: '1', ...environment };
    return new Promise((resolve) => {
      execFile(program, parameters, { cwd: root, env }, (error, stdout, stderr) =>
        resolve({ hasFailed: error !== null, text: stdout + stderr }),
      );
    });
  };
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return {
    root,
    start,
    run: async (...program) => {
      const { hasFailed, text } = await start(program);
      return hasFailed ? `${program.slice(0, 3).join(' ')} has failed:\n${text}` : '';
    },
    read,
    change: (file, by) => {
      const before = read(file);
      const after = by(before);
      if (after === before) throw new Error(`${file} has no place for the change`);
      writeFileSync(path.join(root, file), after);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
