import { endSession } from '@spire/client/graphAccess';
import { useMessages } from '@spire/i18n';
import { Notice } from '@spire/ui/Notice';
import { useEffect } from 'react';
import { visitor } from '../signed-out/messages/namespace.ts';
import { security } from './messages/namespace.ts';
import type { Trouble } from './troubles.ts';

/** A trouble in words. What the password forms of a visitor say, is said here in the same words. */
export function useTroubleText(): (trouble: Trouble) => string {
  const t = useMessages(security);
  const tVisitor = useMessages(visitor);
  return (trouble) => {
    switch (trouble) {
      case 'weak':
        return tVisitor('signUp.weak');
      case 'same':
        return tVisitor('newPassword.same');
      case 'mismatch':
        return tVisitor('signUp.mismatch');
      case 'pwned':
        return `${tVisitor('signUp.weak')} ${tVisitor('signUp.pwned')}`;
      case 'sessionOver':
        return tVisitor('auth.expiredTitle');
      case 'needsFactor':
        return t('step.again');
      case 'needsPassword':
        return t('proof.currentMissing');
      case 'needsMailCode':
        return t('code.missing');
      default:
        return t(`troubles.${trouble}`);
    }
  };
}

/** The words of a trouble. A session that was ended elsewhere ends here too, and the login screen says why (A16). */
export function TroubleText({ trouble }: { trouble: Trouble }) {
  useEffect(() => {
    if (trouble === 'sessionOver') endSession();
  }, [trouble]);
  return useTroubleText()(trouble);
}

/** A trouble that belongs to no field; stands until the next try. */
export function TroubleNotice({ title, trouble }: { title?: string; trouble: Trouble | null }) {
  const t = useMessages(security);
  if (trouble === null) return null;
  return (
    <Notice kind="error" title={title ?? t('troubles.title')}>
      <TroubleText trouble={trouble} />
    </Notice>
  );
}
