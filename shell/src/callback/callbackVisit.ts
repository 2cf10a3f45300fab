import { isOneOf } from '@spire/domain/lists';
import { shellPageAt } from '@spire/domain/routes';

/** The purposes of a mailed link, in the words of Supabase Auth. */
const LINK_TYPES = ['signup', 'email', 'invite', 'recovery', 'magiclink', 'email_change'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** A mailed link that nothing has used up yet. */
interface TokenLink {
  tokenHash: string;
  type: LinkType;
}

/** A mailed link that the auth service has used up itself: it sent its session along, in the hash. */
interface SessionLink {
  tokens: { access_token: string; refresh_token: string };
  type: LinkType;
}

/** A link that waits until the page knows whom it is for. */
export type MailedLink = TokenLink | SessionLink;

/** The link as its address tells it, before the auth client has read it. */
export interface CallbackVisit {
  link: MailedLink | null;
  hasCode: boolean;
  hasError: boolean;
  isRecovery: boolean;
  isHalfway: boolean;
}

/** The service names no purpose where somebody was simply let in. */
function sessionIn(value: (name: string) => string | null): SessionLink | null {
  const [access, refresh, type] = [value('access_token'), value('refresh_token'), value('type')];
  if (access === null || refresh === null) return null;
  return {
    tokens: { access_token: access, refresh_token: refresh },
    type: isOneOf(LINK_TYPES, type) ? type : 'magiclink',
  };
}

/**
 * Reads the address of a followed link: parameters stand in the query or in the hash. Null when no link was followed.
 * The auth service falls back on the app's root when it does not know the target, so every path is looked at.
 */
export function callbackVisit(href: string): CallbackVisit | null {
  const { pathname, searchParams, hash } = new URL(href);
  const marks = new URLSearchParams(hash.slice(1));
  const value = (name: string) => searchParams.get(name) ?? marks.get(name);
  const has = (name: string) => value(name) !== null;
  const isCallback = shellPageAt(pathname) === 'authCallback';
  const [tokenHash, type] = [value('token_hash'), value('type')];
  const session = sessionIn(value);
  const byToken = isCallback && tokenHash !== null && isOneOf(LINK_TYPES, type) ? { tokenHash, type } : null;
  const isRefused = ['error', 'error_code', 'error_description'].some(has);
  const visit = {
    link: isRefused ? null : (byToken ?? session),
    hasCode: has('code'),
    hasError:
      isRefused || (has('access_token') && session === null) || (isCallback && has('token_hash') && byToken === null),
    isRecovery: type === 'recovery',
    isHalfway: isCallback && has('message'),
  };
  const isLink = visit.link !== null || visit.hasCode || visit.hasError || visit.isHalfway;
  return isLink || (isCallback && visit.isRecovery) ? visit : null;
}
