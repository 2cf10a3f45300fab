import { isOneOf } from '@spire/domain/lists';
import { shellPageAt } from '@spire/domain/routes';

/** The purposes of a mailed link, in the words of Supabase Auth. */
const LINK_TYPES = ['signup', 'email', 'invite', 'recovery', 'magiclink', 'email_change'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** A mailed link that nothing has used up yet. */
export interface MailedLink {
  tokenHash: string;
  type: LinkType;
}

/** The link as its address tells it, before the auth client has read it. */
export interface CallbackVisit {
  link: MailedLink | null;
  hasCode: boolean;
  hasError: boolean;
  isRecovery: boolean;
  isHalfway: boolean;
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
  const link = tokenHash !== null && isOneOf(LINK_TYPES, type) ? { tokenHash, type } : null;
  const visit = {
    link: isCallback ? link : null,
    hasCode: has('code'),
    hasError:
      ['error', 'error_code', 'error_description', 'access_token'].some(has) ||
      (isCallback && has('token_hash') && link === null),
    isRecovery: type === 'recovery',
    isHalfway: isCallback && has('message'),
  };
  const isLink = visit.link !== null || visit.hasCode || visit.hasError || visit.isHalfway;
  return isLink || (isCallback && visit.isRecovery) ? visit : null;
}
