import { useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { LeafList } from '@spire/ui/LeafList';
import { measure } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { privacy } from './messages/namespace.ts';

/** At most eight lines, each true of this version and of no stronger claim (A30, traps 1 and 2). */
const SUMMARY = ['Others', 'Server', 'Ai', 'Ads', 'Device', 'Age'] as const;
const KEPT = ['Account', 'Profile', 'Days'] as const;
const DETAILS = ['why', 'apart', 'device', 'rights', 'consent'] as const;

/** The cards of the privacy page, for the page itself and for the dialog of the sign-up form. */
export function PrivacyText() {
  const t = useMessages(privacy);
  return (
    <>
      <Card title={t('privacy.summaryTitle')}>
        <List $gap={2}>
          {SUMMARY.map((line) => (
            <li key={line}>{t(`privacy.summary${line}`)}</li>
          ))}
        </List>
      </Card>
      <Card title={t('privacy.keptTitle')}>
        <List $gap={2}>
          {KEPT.map((line) => (
            <li key={line}>{t(`privacy.kept${line}`)}</li>
          ))}
        </List>
      </Card>
      {DETAILS.map((part) => (
        <Card key={part} title={t(`privacy.${part}Title`)}>
          <Text>{t(`privacy.${part}`)}</Text>
        </Card>
      ))}
    </>
  );
}

const List = styled(LeafList)`
  max-width: ${measure};
`;

const Text = styled.p`
  max-width: ${measure};
`;
