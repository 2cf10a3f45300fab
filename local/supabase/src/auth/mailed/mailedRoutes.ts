import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { callerOf, queryText, redirectOf } from '../http/caller.ts';
import { recover, resend } from './requestMail.ts';
import { verifyLink, verifyToken } from './verify.ts';

/** What asks for a mail and what a mail brings: `/recover`, `/resend`, `/verify`. */
export function registerMailedRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/recover', async (request) => {
    await context.limits.mailRequest(callerOf(context, request).ip);
    return recover(context, request.body, redirectOf(context, request));
  });
  app.post('/resend', async (request) => {
    await context.limits.mailRequest(callerOf(context, request).ip);
    return resend(context, request.body, redirectOf(context, request));
  });
  // Without a HEAD route: asking for the headers would use the link up.
  app.get('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    const caller = callerOf(context, request);
    await context.limits.verification(caller.ip);
    const redirectTo = redirectOf(context, request);
    const link = { token: queryText(request, 'token'), type: queryText(request, 'type'), redirectTo };
    const address = await verifyLink(context, link, caller);
    return reply.header('Referrer-Policy', 'no-referrer').redirect(address, 303);
  });
  app.post('/verify', async (request) => {
    const caller = callerOf(context, request);
    await context.limits.verification(caller.ip);
    return verifyToken(context, request.body, caller);
  });
}
