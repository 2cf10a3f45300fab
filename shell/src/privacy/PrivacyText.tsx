import type { HostFacts } from '@spire/domain/servicePaths';
import { useMessages, type Translate } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { Disclosure } from '@spire/ui/Disclosure';
import { LeafList } from '@spire/ui/LeafList';
import { Stack } from '@spire/ui/Stack';
import { measure } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { useShell } from '../ShellContext.tsx';
import { privacy } from './messages/namespace.ts';
import type source from './messages/no.ts';

/** Eight lines, each true of this version and of no stronger claim (A30, trap 1). */
const SUMMARY = ['Others', 'Sealed', 'Ai', 'Ads', 'Device', 'Yours', 'Consent', 'Age'] as const;
const KEPT = ['Account', 'Profile', 'Days', 'People', 'Plan', 'Reminders', 'Log'] as const;

/** The main points, before everything else. */
export function PrivacySummary() {
  const t = useMessages(privacy);
  return (
    <Card title={t('privacy.summaryTitle')}>
      <List $gap={2}>
        {SUMMARY.map((line) => (
          <li key={line}>{t(`privacy.summary${line}`)}</li>
        ))}
      </List>
    </Card>
  );
}

/** The whole text, a row for each point and what is accepted in sight, for the page itself and for the dialog of the sign-up form. */
export function PrivacyText() {
  const t = useMessages(privacy);
  const said = factsSaid(useShell().config.facts, t);
  const parts = [
    ['why', t('privacy.why')],
    ['where', ...said.where, t('privacy.whereApart'), t('privacy.whereSealed'), t('privacy.whereTraffic')],
    ['ai', t('privacy.ai'), ...said.ai],
    ['device', t('privacy.device')],
    ['gone', t('privacy.gone'), ...said.gone],
    ['rights', t('privacy.rights'), ...said.rights],
  ] as const;
  return (
    <>
      <Card title={t('privacy.wholeTitle')}>
        <Disclosure title={t('privacy.keptTitle')}>
          <List $gap={2}>
            {KEPT.map((line) => (
              <li key={line}>{t(`privacy.kept${line}`)}</li>
            ))}
          </List>
        </Disclosure>
        {parts.map(([part, ...lines]) => (
          <Disclosure key={part} title={t(`privacy.${part}Title`)}>
            <Text $gap={3}>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Text>
          </Disclosure>
        ))}
      </Card>
      <Card title={t('privacy.consentTitle')}>
        <Text as="p">{t('privacy.consent')}</Text>
      </Card>
    </>
  );
}

/** The known facts of how this very service is run; unknown ones are left out (trap 2, S22). */
function factsSaid(facts: HostFacts, t: Translate<typeof source>) {
  const { host, region, aiProvider, aiRetentionDays, erasedWithinHours, backupDays, contact } = facts;
  return {
    where: [
      ...(host === undefined ? [] : [t('privacy.whereHost', { host })]),
      ...(region === undefined ? [] : [t('privacy.whereRegion', { region })]),
    ],
    ai: [
      ...(aiProvider === undefined ? [] : [t('privacy.aiProvider', { provider: aiProvider })]),
      ...(aiRetentionDays === undefined
        ? []
        : [aiRetentionDays === 0 ? t('privacy.aiNotKept') : t('privacy.aiKept', { count: aiRetentionDays })]),
    ],
    gone: [
      erasedWithinHours === undefined ? t('privacy.goneHosted') : t('privacy.goneFiles', { count: erasedWithinHours }),
      ...(backupDays === undefined
        ? []
        : [backupDays === 0 ? t('privacy.goneNoBackup') : t('privacy.goneBackup', { count: backupDays })]),
    ],
    rights: contact === undefined ? [] : [t('privacy.rightsContact', { contact })],
  };
}

const List = styled(LeafList)`
  max-width: ${measure};
`;

const Text = styled(Stack)`
  max-width: ${measure};
  overflow-wrap: anywhere;
`;
