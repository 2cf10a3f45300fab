import { keysOf } from '@spire/domain/lists';
import { useMessages } from '@spire/i18n';
import { useAppPages } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Card } from '@spire/ui/Card';
import { Icon, type IconName } from '@spire/ui/Icon';
import { LinkRow } from '@spire/ui/LinkRow';
import { Stack } from '@spire/ui/Stack';
import { color, space, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { me as namespace } from './messages/namespace.ts';

interface Row {
  page: string;
  icon: IconName;
}

const GROUPS = {
  days: [
    { page: 'checkin', icon: 'check' },
    { page: 'week', icon: 'sprout' },
    { page: 'history', icon: 'calendar' },
    { page: 'patterns', icon: 'sparkles' },
    { page: 'summary', icon: 'list' },
  ],
  ways: [
    { page: 'plan', icon: 'leaf' },
    { page: 'pacing', icon: 'battery' },
    { page: 'scales', icon: 'leaf' },
    { page: 'reminders', icon: 'bell' },
  ],
  app: [
    { page: 'profileSettings', icon: 'person' },
    { page: 'preferences', icon: 'settings' },
    { page: 'privacy', icon: 'shield' },
    { page: 'security', icon: 'lock' },
    { page: 'help', icon: 'help' },
  ],
} as const satisfies Record<string, readonly Row[]>;

/** Pages that lead back to where one came from. */
const NEED_A_WAY_BACK: readonly string[] = ['privacy', 'security'];

/** The ways on from here, two beside one another where there is room. A page that nobody owns has no row. */
export function MoreRows() {
  const t = useMessages(namespace);
  const { pages } = useAppPages();
  return (
    <Card title={t('rows.title')}>
      <Stack $gap={5}>
        {keysOf(GROUPS).map((group) => (
          <section key={group} aria-labelledby={`rows-${group}`}>
            <GroupTitle id={`rows-${group}`}>{t(`rows.groups.${group}`)}</GroupTitle>
            <Rows>
              {GROUPS[group]
                .filter(({ page }) => pages.some(({ id }) => id === page))
                .map(({ page, icon }) => (
                  <li key={page}>
                    <LinkRow
                      as={PageLink}
                      page={page}
                      icon={<Icon name={icon} />}
                      {...(NEED_A_WAY_BACK.includes(page) && { query: 'from=me' })}
                    >
                      {t(`rows.${page}`)}
                    </LinkRow>
                  </li>
                ))}
            </Rows>
          </section>
        ))}
      </Stack>
    </Card>
  );
}

const GroupTitle = styled.h3`
  ${text.small}
  color: ${color.muted};
`;

/** A hairline above each line of rows; in a place that is narrow for its words they get the room of the arrow. */
const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  column-gap: ${space(4)};
  > li {
    container-type: inline-size;
    border-top: 1px solid ${color.hairline};
    hyphens: auto;
  }
  @container (max-width: 13em) {
    a > svg:last-child {
      display: none;
    }
  }
`;
