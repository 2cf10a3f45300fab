import { HELP_HEADER, SERVICE_PATHS } from '@spire/domain/servicePaths';
import { mostPressing } from '@spire/understanding/readCrisis';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPrivate } from './privateAnswers.ts';

/** Longer than anything but what is brought in; of that the beginning is read, so that nobody can keep a process busy. */
const MOST_LETTERS = 40_000;
const HAS_WORDS = /\p{L}{2}/u;
/** Ids, days, times and options are written by machines. */
const BY_MACHINE = /^[\da-f]{8}-[\da-f-]{27}$|^\d[\d:.TZ+-]*$|^[a-z]+(?:_[a-z]+)+$/u;

/** Every text in a value, however deep it lies, until there are enough letters. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const waiting: unknown[] = [value];
  let letters = 0;
  while (waiting.length > 0 && letters < MOST_LETTERS) {
    const next = waiting.pop();
    if (typeof next === 'string' && HAS_WORDS.test(next) && !BY_MACHINE.test(next)) {
      texts.push(next.slice(0, MOST_LETTERS - letters));
      letters += next.length;
    } else if (typeof next === 'object' && next !== null)
      for (const each of Object.values(next) as unknown[]) waiting.push(each);
  }
  return texts;
}

/** What somebody wrote in a request: the variables of one to the graph, whatever stands in the body of another. */
function writtenIn(body: unknown): unknown {
  const isOfGraph = typeof body === 'object' && body !== null && 'query' in body;
  return isOfGraph ? (body as { variables?: unknown }).variables : body;
}

/** Addresses and passwords are nothing that somebody tells. */
const isOfSignIn = ({ url }: FastifyRequest) =>
  [SERVICE_PATHS.signIn, SERVICE_PATHS.signUp].some((path) => url.startsWith(path));

/**
 * Says with the answer to whatever is written, saved or refused, that it needs help rather than advice, and of which
 * kind: by every path and for every free text there is or will be (S6, D49). It says so to the one who wrote it alone,
 * and nothing of it is kept (S12).
 */
export function sayHelp(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method === 'GET' || request.body === undefined || !isPrivate(request) || isOfSignIn(request))
      return payload;
    const found = await mostPressing(textsIn(writtenIn(request.body)));
    if (found?.level === 'help') void reply.header(HELP_HEADER, found.kind);
    return payload;
  });
}
