import { usePages } from '@spire/client';
import { deviceOf } from '@spire/domain/deviceOf';
import { FORMAT_LOCALES } from '@spire/domain/languages';
import { common, useLanguage, useMessages } from '@spire/i18n';
import { BusyButton, Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { color, space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { AccessLogDocument, type AccessLogQuery } from './AccessLog.generated.ts';
import { ownData } from './messages/namespace.ts';

/** The sign-ins and changes, in plain words; folded until they are wanted. */
export function AccessLogCard() {
  const t = useMessages(ownData);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('log.title')}>
      <Stack $gap={3}>
        <p>{t('log.text')}</p>
        <Button type="button" $variant="secondary" $isWide aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'log.hide' : 'log.show')}
        </Button>
        {isOpen && <Events />}
      </Stack>
    </Card>
  );
}

function Events() {
  const t = useMessages(ownData);
  const tCommon = useMessages(common);
  const log = usePages(AccessLogDocument, { pick: ({ me }) => me.accessLog, pageSize: 10 });
  return (
    <Read
      of={log}
      loading={t('log.loading')}
      failed={{ title: t('log.failedTitle') }}
      empty={<Quiet>{t('log.empty')}</Quiet>}
      isQuiet
      titleLevel={3}
    >
      {({ nodes, hasNextPage, more, loadMore }) => (
        <Stack $gap={3}>
          <List>
            {nodes.map((event) => (
              <Event key={event.id} {...event} />
            ))}
          </List>
          {hasNextPage && (
            <BusyButton
              variant="quiet"
              isWide
              isBusy={more === 'busy'}
              busyLabel={t('log.moreBusy')}
              onClick={() => void loadMore()}
            >
              {tCommon('actions.showMore')}
            </BusyButton>
          )}
          <Quiet role="status">{more === 'failed' && t('log.moreFailed')}</Quiet>
        </Stack>
      )}
    </Read>
  );
}

type LoggedEvent = AccessLogQuery['me']['accessLog']['nodes'][number];

function Event({ kind, at, userAgent }: LoggedEvent) {
  const t = useMessages(ownData);
  const when = new Intl.DateTimeFormat(FORMAT_LOCALES[useLanguage()], { dateStyle: 'medium', timeStyle: 'short' });
  const { browser, system } = deviceOf(userAgent ?? '');
  const device =
    browser !== undefined && system !== undefined ? t('log.device', { browser, system }) : (browser ?? system);
  return (
    <Item>
      <p>{t(`log.events.${kind}`)}</p>
      <Quiet>{[when.format(new Date(at)), device].filter(Boolean).join(' · ')}</Quiet>
    </Item>
  );
}

const List = styled.ul`
  display: grid;
`;

const Item = styled.li`
  padding-block: ${space(2)};
  &:not(:last-child) {
    border-bottom: 1px solid ${color.hairline};
  }
`;
