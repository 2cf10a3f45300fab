/** A step of the build: reads the examples of all texts and stores the index of them beside this program. */
import { keepIndex } from './keptIndex.ts';
import { readOwnExamples } from './ownIndex.ts';

await keepIndex(process.argv[1] ?? '', await readOwnExamples());
