import type { Claims } from '@spire/graph-kit/claims';
import { ApplicationError, refuseWhenWrong } from '@spire/graph-kit/errors';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { StoredPictures } from '@spire/graph-shared/storedPictures';
import type { TokenVerifier } from '@spire/graph-kit/tokens';
import type { AccountStore } from './account.store.ts';

export interface AccountService {
  /**
   * When the person's account began (D3). Tokens do not say it and the auth tables belong to another service, so it is
   * the instant of the first question, which comes right after the first sign-in.
   */
  createdAt(claims: Claims, now: Date): Promise<Date>;
  /**
   * Deletes the person with everything they gave (D40), once they have written their own address. Pictures go first:
   * whatever fails leaves an account that works, and a call that can be repeated.
   */
  delete(request: Pick<RequestContext, 'claims' | 'token'>, confirm: string): Promise<true>;
}

interface Surroundings {
  pictures: StoredPictures;
  verifier: Pick<TokenVerifier, 'forget'>;
  vault: Pick<Vault, 'forget'>;
}

const asTyped = (address: string) => address.trim().toLowerCase();

export function createAccountService(store: AccountStore, { pictures, verifier, vault }: Surroundings): AccountService {
  return {
    createdAt: (claims, now) => store.meet(claims, now),
    delete: async ({ claims, token }, confirm) => {
      const address = await store.address(claims);
      if (address === null) throw new ApplicationError('UNAUTHENTICATED');
      // An account that is kept elsewhere is known by its id here, and by the address in its token.
      const known = address === claims.sub && claims.email !== '' ? claims.email : address;
      const isConfirmed = asTyped(confirm) === asTyped(known);
      refuseWhenWrong(isConfirmed ? [] : [{ field: 'confirm', code: 'INVALID' }]);
      await pictures.removeAll({ userId: claims.sub, token });
      await store.delete(claims);
      vault.forget(claims.sub);
      verifier.forget(claims.sub);
      return true;
    },
  };
}
