import type { Claims } from './claims.ts';

/** The facts a resolver knows of its request. Claims come from a token this very service has verified. */
export interface RequestContext {
  readonly claims: Claims;
  /** That token, for what only the person may ask of another service. It goes nowhere else. */
  readonly token: string;
  /** IANA zone that decides what "today" is (D18). */
  readonly timeZone: string;
  readonly now: Date;
  readonly correlationId: string;
}
