import path from 'node:path';
import { fileURLToPath } from 'node:url';

const suffix = process.platform === 'win32' ? '.exe' : '';

/** The repository's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export const modules = path.join(root, 'node_modules');

/** The Node that the project brings itself; everything but the first install runs on it. */
export const projectNode = path.join(modules, 'node', 'bin', `node${suffix}`);
