import { configure } from '@testing-library/dom';
import { TEST_LIMIT } from './timeLimits.ts';

// It ends what never comes, before the test itself would end without saying what was waited for.
configure({ asyncUtilTimeout: TEST_LIMIT * 0.75 });

/** Blobs of jsdom can be read by events alone; Node's own are left as they are. */
const readBy =
  <Result>(way: 'readAsText' | 'readAsArrayBuffer') =>
  (blob: Blob) =>
    new Promise<Result>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as Result));
      reader[way](blob);
    });
const WAYS = { text: readBy<string>('readAsText'), arrayBuffer: readBy<ArrayBuffer>('readAsArrayBuffer') };
for (const [name, read] of Object.entries(WAYS))
  if (!(name in Blob.prototype))
    Object.defineProperty(Blob.prototype, name, {
      configurable: true,
      value(this: Blob) {
        return read(this);
      },
    });
