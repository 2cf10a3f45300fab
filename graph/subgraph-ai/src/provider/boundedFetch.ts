import { CallFailed } from './callFailed.ts';

/** Far above any answer we ask for. */
const LIMIT_BYTES = 2 ** 18;

/**
 * Fetches from the one host it was asked to: a redirect would carry what people wrote elsewhere. An answer without end
 * is given up where no answer of ours could be that long, after it was unpacked.
 */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  let size = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        size += chunk.byteLength;
        if (size > LIMIT_BYTES) controller.error(new CallFailed('too_large'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
}
