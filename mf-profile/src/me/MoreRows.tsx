import { useMessages } from '@spire/i18n';
import { useAppPages } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Card } from '@spire/ui/Card';
import { Icon, type IconName } from '@spire/ui/Icon';
import { LinkRow } from '@spire/ui/LinkRow';
import { Lines } from '@spire/ui/Switch';
import styled from 'styled-components';
import { me as namespace } from './messages/namespace.ts';

const ROWS = [
  { page: 'checkin', icon: 'check' },
  { page: 'plan', icon: 'leaf' },
  { page: 'profileSettings', icon: 'person' },
  { page: 'preferences', icon: 'settings' },
  { page: 'scales', icon: 'leaf' },
  { page: 'reminders', icon: 'bell' },
  { page: 'pacing', icon: 'battery' },
  { page: 'patterns', icon: 'sparkles' },
  { page: 'week', icon: 'sprout' },
  { page: 'history', icon: 'calendar' },
  { page: 'summary', icon: 'list' },
  { page: 'privacy', icon: 'shield' },
  { page: 'security', icon: 'lock' },
  { page: 'help', icon: 'help' },
] as const satisfies readonly { page: string; icon: IconName }[];

/** Pages that lead back to where one came from. */
const NEED_A_WAY_BACK: readonly string[] = ['privacy', 'security'];

/** The ways on from here. A page that nobody owns has no row. */
export function MoreRows() {
  const t = useMessages(namespace);
  const { pages } = useAppPages();
  return (
    <Card title={t('rows.title')}>
      <Rows>
        {ROWS.filter(({ page }) => pages.some(({ id }) => id === page)).map(({ page, icon }) => (
          <LinkRow
            key={page}
            as={PageLink}
            page={page}
            icon={<Icon name={icon} />}
            {...(NEED_A_WAY_BACK.includes(page) && { query: 'from=me' })}
          >
            {t(`rows.${page}`)}
          </LinkRow>
        ))}
      </Rows>
    </Card>
  );
}

/** In a card that is narrow for its text, words get the room of the arrow, and long ones break where they may. */
const Rows = styled(Lines)`
  container-type: inline-size;
  hyphens: auto;
  @container (max-width: 11em) {
    a {
      gap: 0.35em;
    }
    a > svg:last-child {
      display: none;
    }
  }
`;
