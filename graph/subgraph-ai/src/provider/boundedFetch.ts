import { CallFailed } from './callFailed.ts';

/** The limit in bytes, far above any answer we ask for. */
const LIMIT_BYTES = 2 ** 18;

/**
 * Fetches from the configured host alone, because a redirect would carry people's texts elsewhere. An endless answer is
 * aborted at a size no answer of ours could have, measured after decompression.
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
