import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { queryText, redirectOf } from '../http/caller.ts';
import { requireAdmin } from '../http/requireAdmin.ts';
import { allowedRedirect } from '../mailed/redirects.ts';
import { generateLink } from './generateLink.ts';
import { invite } from './invite.ts';

function redirectInBody(body: unknown): string {
  const { redirect_to: wish } = (body ?? {}) as { redirect_to?: unknown };
  return typeof wish === 'string' ? wish : '';
}

/** Invitations, and links for mails that somebody else sends; for the service key alone. */
export function registerAdminLinkRoutes(app: FastifyInstance, context: AuthContext): void {
  const adminFirst = { onRequest: (request: FastifyRequest) => requireAdmin(context, request) };
  app.post('/invite', adminFirst, (request) => invite(context, request.body, redirectOf(context, request)));
  app.post('/admin/generate_link', adminFirst, (request) => {
    const wish = queryText(request, 'redirect_to') || redirectInBody(request.body);
    return generateLink(context, request.body, allowedRedirect(context.addresses, wish));
  });
}
