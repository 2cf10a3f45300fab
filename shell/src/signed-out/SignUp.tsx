import { useMessages } from '@spire/i18n';
import { Scene } from '@spire/ui/Scene';
import { SegmentedControl } from '@spire/ui/SegmentedControl';
import { Stack } from '@spire/ui/Stack';
import { radius } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { CodeSignUpForm } from './CodeSignUpForm.tsx';
import { hasLeaf } from './leafHere.ts';
import { visitor } from './messages/namespace.ts';
import { SignUpForm } from './SignUpForm.tsx';

const WAYS = ['password', 'code'] as const;

interface SignUpProps {
  email: string;
  onEmail: (email: string) => void;
  /** A mail is on its way: with a link that confirms, or with a code in the place of a password. */
  onSent: (kind: 'signup' | 'email') => void;
}

/** A new account, under the plant that it begins with: with a password or without one, in equal ways. */
export function SignUp({ email, onEmail, onSent }: SignUpProps) {
  const t = useMessages(visitor);
  const [way, setWay] = useState<string>('password');
  const Form = way === 'code' ? CodeSignUpForm : SignUpForm;
  return (
    <Stack $gap={5}>
      <Picture>
        <Scene level="sprout" view="near" height="150px" deeds={{ hasCheckedIn: hasLeaf() }} />
      </Picture>
      <SegmentedControl
        legend={t('signUp.way')}
        isLegendHidden
        options={WAYS.map((id) => ({ id, label: t(`signUp.ways.${id}`) }))}
        selected={way}
        onChange={setWay}
      />
      <Form email={email} onEmail={onEmail} onSent={() => onSent(way === 'code' ? 'email' : 'signup')} />
    </Stack>
  );
}

const Picture = styled.div`
  border-radius: ${radius.card};
  overflow: hidden;
`;
