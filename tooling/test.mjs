/** `npm test` and `npm run check`: runs on the system's Node, brings what is missing, then hands over to checks.ts. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installIfNeeded, projectNode, root } from '../local/install.mjs';

installIfNeeded();
const { status } = spawnSync(projectNode, [path.join(root, 'tooling/checks.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${path.dirname(projectNode)}${path.delimiter}${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    TURBO_TELEMETRY_DISABLED: '1',
  },
});
process.exit(status ?? 1);
