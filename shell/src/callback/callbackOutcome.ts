import type { LinkRecipient } from '@spire/client/mailedLinks';
import type { CallbackVisit, LinkType, MailedLink } from './callbackVisit.ts';

/** The outcome of a followed link, or of a code from the same mail. */
export type CallbackOutcome =
  | { kind: 'confirming' }
  /**
   * Not asked for in this browser, or another person is signed in here: it waits for a press. Whom it is for is null
   * where the service cannot tell.
   */
  | { kind: 'waiting'; link: MailedLink; recipient: LinkRecipient | null }
  /** The sign-up that the link was to confirm has been taken back. */
  | { kind: 'rejected' }
  /** The account has been closed by an administrator. */
  | { kind: 'banned' }
  /** This visit confirmed an address, and the person is signed in (trap 24). */
  | { kind: 'confirmed' }
  /** The person may set a new password (trap 73). */
  | { kind: 'recovery' }
  /** The account has a new address. */
  | { kind: 'addressChanged' }
  /** One of the two addresses of a change has agreed; the other one's link is still to be followed. */
  | { kind: 'halfway' }
  /** The link worked, but was not asked for in this browser, which so has no session from it (trap 23). */
  | { kind: 'elsewhere' }
  /** The link is expired, used or broken (trap 74). */
  | { kind: 'refused'; type: LinkType | null }
  /** The server could not be asked, or was asked too often; the link, where it is still good, can be tried again. */
  | { kind: 'unanswered'; link: MailedLink | null; isBusy: boolean };

/** The facts used of an error of the auth client. */
interface LinkError {
  code: string | undefined;
  name: string;
  status?: number | undefined;
}

const unanswered = (error: LinkError | null, link: MailedLink | null): CallbackOutcome | null => {
  if (error?.name === 'AuthRetryableFetchError') return { kind: 'unanswered', link, isBusy: false };
  return error?.status === 429 ? { kind: 'unanswered', link, isBusy: true } : null;
};

/** How the auth client got on with the link. `code` and `name` are those of its error, if there was one. */
export interface CallbackResult {
  hasSession: boolean;
  sawRecovery: boolean;
  /** The client left the code where it was, for want of the secret that goes with it. */
  isCodeUnused: boolean;
  error: LinkError | null;
}

/** Errors that say "right link, wrong browser": the address was confirmed before the code was handed out. */
const ELSEWHERE = ['bad_code_verifier', 'pkce_code_verifier_not_found', 'flow_state_not_found', 'flow_state_expired'];

/** The outcome shown after a followed link; null leads on to the app or, without a session, to the login screen. */
export function callbackOutcome(visit: CallbackVisit, result: CallbackResult): CallbackOutcome | null {
  const { hasSession, sawRecovery, isCodeUnused, error } = result;
  const silence = unanswered(error, null);
  if (silence !== null) return silence;
  if (visit.hasError) return { kind: 'refused', type: null };
  if (visit.isHalfway) return { kind: 'halfway' };
  if (hasSession && (sawRecovery || (visit.isRecovery && !visit.hasCode))) return { kind: 'recovery' };
  if (isCodeUnused || (error !== null && ELSEWHERE.includes(error.code ?? ''))) {
    return hasSession ? null : { kind: 'elsewhere' };
  }
  if (error !== null) return { kind: 'refused', type: null };
  return hasSession && visit.hasCode ? { kind: 'confirmed' } : null;
}

/**
 * The outcome of a link that this page itself gave to the auth service. Without a session and without an error, one
 * address of a change has agreed.
 */
export function linkOutcome(link: MailedLink, hasSession: boolean, error: LinkError | null): CallbackOutcome | null {
  if (error?.code === 'user_banned') return { kind: 'banned' };
  if (error !== null) return unanswered(error, link) ?? { kind: 'refused', type: link.type };
  return hasSession ? outcomeOf(link.type) : { kind: 'halfway' };
}

/** The outcome of a mail that has signed the person in; null leads on. */
export function outcomeOf(type: LinkType): CallbackOutcome | null {
  switch (type) {
    case 'recovery':
      return { kind: 'recovery' };
    case 'email_change':
      return { kind: 'addressChanged' };
    case 'magiclink':
      return null;
    default:
      return { kind: 'confirmed' };
  }
}
