import { parseLanguage } from '@spire/domain/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { authenticate } from '../http/authenticate.ts';
import { callerOf, queryText, redirectOf } from '../http/caller.ts';
import { linkRecipient } from './linkRecipient.ts';
import { rememberDevice } from '../http/device.ts';
import { accountOf } from '../users/users.ts';
import { magicLink, otp } from './otp.ts';
import { reauthenticate } from './reauthentication.ts';
import { rejectSignUp } from './rejectSignUp.ts';
import { recover, resend } from './requestMail.ts';
import { verifyLink } from './verifyLink.ts';
import { verifyToken } from './verifyToken.ts';

const REQUESTS = { '/recover': recover, '/resend': resend, '/otp': otp, '/magiclink': magicLink } as const;

/** Endpoints of our own pages, which Supabase Auth does not have: whom a link is for, and that it was not asked for. */
const OF_LINKS = { '/verify/recipient': linkRecipient, '/verify/reject': rejectSignUp } as const;

/**
 * A link is used up only for a program that says it is one (`fetch` does, and whoever sends the key). Browsers and mail
 * scanners get the page that asks for a press, whatever they say they accept.
 */
function asksForPage({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-mode'] !== 'cors' && headers['apikey'] === undefined;
}

/** The routes that ask for a mail, and those that a mail leads to. */
export function registerMailedRoutes(app: FastifyInstance, context: AuthContext): void {
  for (const [path, ask] of Object.entries(REQUESTS))
    app.post(path, async (request) => {
      await context.limits.mailRequest(callerOf(context, request).ip);
      return ask(context, request.body, redirectOf(context, request));
    });
  // Without HEAD routes: asking for the headers would use a link up, or send a mail.
  app.get('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    const caller = callerOf(context, request);
    await context.limits.verification(caller.ip);
    const link = {
      token: queryText(request, 'token'),
      type: queryText(request, 'type'),
      redirectTo: redirectOf(context, request),
      language: parseLanguage(queryText(request, 'language')) ?? '',
      isForPage: asksForPage(request),
    };
    const address = await verifyLink(context, link, caller);
    return reply.headers({ 'Referrer-Policy': 'no-referrer', Vary: 'Sec-Fetch-Mode' }).redirect(address, 303);
  });
  app.post('/verify', async (request, reply) => {
    const caller = callerOf(context, request);
    await context.limits.verification(caller.ip);
    const answer = await verifyToken(context, request.body, caller);
    if ('user' in answer) rememberDevice(context, request, reply, accountOf(answer.user));
    return answer;
  });
  for (const [path, answer] of Object.entries(OF_LINKS))
    app.post(path, async (request) => {
      await context.limits.verification(callerOf(context, request).ip);
      return answer(context, request.body);
    });
  app.get('/reauthenticate', { exposeHeadRoute: false }, async (request) => {
    const { user } = await authenticate(context, request);
    await context.limits.mailRequest(callerOf(context, request).ip);
    return reauthenticate(context, user);
  });
}
