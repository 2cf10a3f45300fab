/** The worker that reads a file of another app on the device (D73). */
import { readBlob, type ReadWish } from './readBlob.ts';

addEventListener('message', ({ data }: MessageEvent<ReadWish>) => {
  void readBlob(data).then((answer) => postMessage(answer));
});
