import { useMessages } from '@spire/i18n';
import { setAppearance, useAppearance } from '@spire/remote-kit';
import { Button } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { color, radius, space } from '@spire/ui/tokens.ts';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { profileForm } from './messages/namespace.ts';

/** Offers the calm view where somebody says that they have had a concussion; said no to, it does not come back here. */
export function CalmOffer() {
  const t = useMessages(profileForm);
  const { isCalm } = useAppearance();
  const [wasCalm] = useState(isCalm);
  const [isDeclined, setDeclined] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone with its question.
  useEffect(() => {
    if (isAnswered) said.current?.focus();
  }, [isAnswered]);
  if (wasCalm) return null;

  function answer(isWanted: boolean) {
    if (isWanted) setAppearance({ isCalm: true });
    else setDeclined(true);
    setAnswered(true);
  }

  return (
    <Offer $isAsking={!isAnswered}>
      {isAnswered ? (
        <Row $gap={3} $wrap>
          <p ref={said} tabIndex={-1}>
            {t(isDeclined ? 'calm.declined' : 'calm.on')}
          </p>
          {!isDeclined && isCalm && (
            <LinkButton type="button" onClick={() => setAppearance({ isCalm: false })}>
              {t('calm.undo')}
            </LinkButton>
          )}
        </Row>
      ) : (
        <Stack $gap={2}>
          <Asked>{t('calm.question')}</Asked>
          <Quiet>{t('calm.text')}</Quiet>
          <Row $gap={3} $wrap>
            <Button type="button" $variant="secondary" onClick={() => answer(true)}>
              {t('calm.yes')}
            </Button>
            <LinkButton type="button" onClick={() => answer(false)}>
              {t('calm.no')}
            </LinkButton>
          </Row>
        </Stack>
      )}
    </Offer>
  );
}

const Offer = styled.div<{ $isAsking: boolean }>`
  margin-top: ${space(3)};
  padding: ${space(4)};
  border: 1.5px solid ${({ $isAsking }) => ($isAsking ? color.primary : color.hairline)};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

const Asked = styled.p`
  font-weight: 650;
`;
