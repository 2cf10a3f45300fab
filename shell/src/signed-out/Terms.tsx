import { useMessages } from '@spire/i18n';
import { Checkbox } from '@spire/ui/Checkbox';
import { Stack } from '@spire/ui/Stack';
import { useState, type ReactNode } from 'react';
import { PrivacyLink } from '../privacy/PrivacyLink.tsx';
import { visitor } from './messages/namespace.ts';

/**
 * The terms of a new account, and why its button has to wait for them: whoever has touched the form, or presses the
 * button all the same, is told in the words of spec 1 §5.
 */
export function useTerms(isUntouched: boolean) {
  const t = useMessages(visitor);
  const [isAccepted, setAccepted] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const missing = `${t('signUp.termsMissingTitle')}. ${t('signUp.termsMissing')}`;
  const reason = isUntouched && !isAsked ? t('signUp.termsFirst') : missing;
  return { isAccepted, setAccepted, setAsked, reasonToWait: isAccepted ? undefined : reason };
}

/** The box to tick, the way to what it says, and the button that waits for it. */
export function Terms({ of, children }: { of: ReturnType<typeof useTerms>; children: ReactNode }) {
  const t = useMessages(visitor);
  return (
    <Stack $gap={5}>
      <div>
        <Checkbox name="terms" isChecked={of.isAccepted} onChange={of.setAccepted} hint={t('signUp.termsHint')}>
          {t('signUp.terms')}
        </Checkbox>
        <PrivacyLink />
      </div>
      <div onClickCapture={() => of.setAsked(true)}>{children}</div>
    </Stack>
  );
}
