import type { Claims } from './claims.ts';

/** What a resolver knows of the request it serves. Claims come from a token this very service has verified. */
export interface RequestContext {
  readonly claims: Claims;
  /** IANA zone that decides what "today" is (D18). */
  readonly timeZone: string;
  readonly now: Date;
  readonly correlationId: string;
}
