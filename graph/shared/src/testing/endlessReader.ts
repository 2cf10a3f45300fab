/** A worker that makes of any document more than it may. */
import { answerWith } from '../export/partReader.ts';

answerWith(() => {
  const all: string[][] = [];
  for (;;) all.push(Array.from({ length: 1000 }, (_, at) => `more ${at}`));
});
