/** `npm run bench [-- NAME …]`: runs on the system's Node, brings what is missing, then hands over to bench.ts. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installIfNeeded, projectNode, root } from '../local/install.mjs';

installIfNeeded();
const { status } = spawnSync(projectNode, [path.join(root, 'bench/bench.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
