/** Runs in the folder of a package that a server sends, once it is built for others: `node ../tooling/build/pack.ts`. */
import path from 'node:path';
import { compressOutputs } from './compress.ts';

await compressOutputs(path.join(process.cwd(), 'dist'));
