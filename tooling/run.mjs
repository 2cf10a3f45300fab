/**
 * `node tooling/run.mjs FILE …`: the door from the system's Node to our TypeScript tooling. Installs what is missing,
 * then runs FILE on the project's own Node with the project's programs first on the path.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { describeFailure } from '../bootstrap/problem.mjs';
import { installIfNeeded, projectNode, root } from '../bootstrap/install.mjs';

const [file, ...parameters] = process.argv.slice(2);

try {
  await installIfNeeded();
} catch (error) {
  console.error(describeFailure(error, process.env.LOG_LEVEL === 'debug'));
  process.exit(1);
}

const programs = [path.dirname(projectNode), path.join(root, 'node_modules/.bin'), process.env.PATH ?? ''];
const child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', file, ...parameters], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: programs.join(path.delimiter), TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
