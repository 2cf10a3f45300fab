import type { Claims } from '@spire/graph-kit/claims';
import type { AccountStore } from './account.store.ts';

export interface AccountService {
  /**
   * When the person's account began (D3). Tokens do not say it and the auth tables belong to another service, so it is
   * the instant of the first question, which comes right after the first sign-in.
   */
  createdAt(claims: Claims, now: Date): Promise<Date>;
}

export function createAccountService(store: AccountStore): AccountService {
  return { createdAt: (claims, now) => store.meet(claims, now) };
}
