import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { takeInstallOffer } from './installOffer.ts';
import { install } from './messages/namespace.ts';
import { platformOf, withOwnFirst } from '@spire/domain/platforms';

const STEPS = ['first', 'second', 'third'] as const;

/** How Spire is put on a home screen, the person's own device first; and why an iPhone needs it for notices (A40). */
export function InstallPage() {
  const t = useMessages(install);
  const [takeOffer, setTakeOffer] = useState(takeInstallOffer);
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  const handleInstall = () => {
    void takeOffer?.();
    setTakeOffer(undefined);
  };
  return (
    <Page title={t('title')} lead={t('lead')} isNarrow>
      {isInstalled && <Notice kind="success">{t('isHere')}</Notice>}
      {!isInstalled && takeOffer !== undefined && (
        <Button type="button" $isWide onClick={handleInstall}>
          {t('now')}
        </Button>
      )}
      {withOwnFirst(platformOf(navigator)).map((platform) => (
        <Card key={platform} title={t(`platforms.${platform}.title`)}>
          <Steps>
            {STEPS.map((step) => (
              <li key={step}>{t(`platforms.${platform}.steps.${step}`)}</li>
            ))}
          </Steps>
        </Card>
      ))}
      <Card title={t('noticesTitle')}>
        <p>{t('notices')}</p>
      </Card>
    </Page>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${space(2)};
  padding-inline-start: ${space(5)};
  list-style: decimal;
`;
