import { useMessages } from '@spire/i18n';
import { CopyButton } from '@spire/ui/CopyButton';
import { Stack } from '@spire/ui/Stack';
import { StepProgress } from '@spire/ui/StepProgress';
import { color, radius, space, text } from '@spire/ui/tokens.ts';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useShell } from '../../ShellContext.tsx';
import { security } from '../messages/namespace.ts';
import { Start, useFocusOnOpen } from '../SectionParts.tsx';
import { CodeForm } from './CodeForm.tsx';
import { inGroups } from './recoveryCodesFile.ts';

/** A factor that the auth service has made and nobody has confirmed yet. */
export interface NewFactor {
  id: string;
  qr_code: string;
  secret: string;
  uri: string;
}

/** The picture as an address: the client leaves the drawing as it came, in which a `#` would end the address. */
export function pictureAddress(qrCode: string): string {
  const [head = '', ...drawing] = qrCode.split(',');
  return drawing.length === 0 ? qrCode : `${head},${encodeURIComponent(decoded(drawing.join(',')))}`;
}

function decoded(drawing: string): string {
  return drawing.startsWith('%3C') ? decodeURIComponent(drawing) : drawing;
}

interface EnrollmentProps {
  factor: NewFactor;
  onOn: () => void;
  onLeave: () => void;
}

/** The code app learns the key and proves it with a code; until then nothing is on, and leaving takes the key back. */
export function Enrollment({ factor, onOn, onLeave }: EnrollmentProps) {
  const { auth } = useShell();
  const t = useMessages(security);
  // A phone cannot scan its own screen.
  const [isPhone] = useState(() => window.matchMedia('(pointer: coarse) and (hover: none)').matches);
  const isOn = useRef(false);
  const start = useFocusOnOpen<HTMLDivElement>();

  useEffect(
    () => () => {
      if (isOn.current) return;
      auth()
        .then(({ mfa }) => mfa.unenroll({ factorId: factor.id }))
        .catch(() => undefined);
    },
    [auth, factor.id],
  );

  async function handleCode(code: string) {
    const { error } = await (await auth()).mfa.challengeAndVerify({ factorId: factor.id, code });
    if (error !== null) throw error;
    isOn.current = true;
    onOn();
  }

  const picture = <Picture src={pictureAddress(factor.qr_code)} alt={t('step.picture')} />;
  const byKey = (
    <Stack $gap={3}>
      <AppLink href={factor.uri}>{t('step.inApp')}</AppLink>
      <div>
        <Small>{t('step.secret')}</Small>
        <Secret>{inGroups(factor.secret)}</Secret>
      </div>
      <CopyButton
        text={factor.secret}
        label={t('step.copySecret')}
        doneText={t('copy.done')}
        failedText={t('copy.failed')}
      />
    </Stack>
  );

  return (
    <CodeForm submitLabel={t('step.submit')} onCode={handleCode} onCancel={onLeave}>
      <Start ref={start} tabIndex={-1}>
        <StepProgress current={1} total={2} label={t('step.progress', { current: 1, total: 2 })} />
      </Start>
      <p>{t(isPhone ? 'step.appHere' : 'step.app')}</p>
      {isPhone ? byKey : picture}
      <Other>
        <summary>{t(isPhone ? 'step.otherDevice' : 'step.sameDevice')}</summary>
        {isPhone ? picture : byKey}
      </Other>
    </CodeForm>
  );
}

/** White in every theme: cameras want dark on light. */
const Picture = styled.img`
  display: block;
  width: min(13rem, 100%);
  aspect-ratio: 1;
  padding: ${space(3)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: #fff;
`;

const Secret = styled.p`
  font-family: ui-monospace, monospace;
  font-size: 1.05rem;
  overflow-wrap: anywhere;
  user-select: all;
`;

const Other = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${color.primary};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.25em;
    cursor: pointer;
  }
`;

const AppLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

const Small = styled.p`
  ${text.small}
  color: ${color.muted};
`;
