import type { RequestContext } from './requestContext.ts';

/** Reads for a request once, however many of its fields ask; the next request reads anew. */
export function oncePerRequest<Request extends Pick<RequestContext, 'claims'>, Result>(
  read: (request: Request) => Promise<Result>,
): (request: Request) => Promise<Result> {
  const begun = new WeakMap<Request, Promise<Result>>();
  return (request) => {
    const known = begun.get(request);
    if (known !== undefined) return known;
    const reading = read(request);
    begun.set(request, reading);
    return reading;
  };
}
