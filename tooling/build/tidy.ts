/** Runs in the folder of a package after its build was made, or was restored: `node ../tooling/build/tidy.ts`. */
import { removeLeftovers } from './fileList.ts';

removeLeftovers(process.cwd());
