import path from 'node:path';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { writeSchemas } from './composeSchemas.ts';

const isCheck = process.argv.includes('--check');
const stale = await writeSchemas(path.join(projectFolder(), 'graph'), { isDryRun: isCheck });
for (const file of stale) console.log(isCheck ? `Not up to date: ${file}` : `Written: ${file}`);
if (isCheck && stale.length > 0) process.exitCode = 1;
