import { todaysDate, useRead } from '@spire/client';
import { addDays } from '@spire/domain/dates';
import { DAY_WINDOWS, type DayWindow } from '@spire/domain/growth';
import { useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Checkbox } from '@spire/ui/Checkbox';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { SegmentedControl } from '@spire/ui/SegmentedControl';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { summary } from './messages/namespace.ts';
import { SummaryDocument } from './Summary.generated.ts';
import { PARTS, type PartId } from './summaryFacts.ts';
import { SummarySheet } from './SummarySheet.tsx';

/** The last 14 or 28 days on one printable sheet. The person picks what is on it, and sees it before anybody else does. */
export default function SummaryPage() {
  const t = useMessages(summary);
  const back = usePageTitle('me');
  const [from] = useState(() => addDays(todaysDate(), 1 - DAY_WINDOWS[1]));
  const read = useRead(SummaryDocument, { variables: { from }, pick: ({ me }) => me });
  const [window, setWindow] = useState<DayWindow>(DAY_WINDOWS[0]);
  const [parts, setParts] = useState<readonly PartId[]>(PARTS.filter(({ isOnFirst }) => isOnFirst).map(({ id }) => id));
  return (
    <Page
      title={t('title')}
      lead={<Unprinted>{t('lead')}</Unprinted>}
      back={
        <LinkButton as={PageLink} page="me">
          <Icon name="back" />
          {back}
        </LinkButton>
      }
      isNarrow
    >
      <OnPaper />
      <Unprinted>
        <Card title={t('choose')}>
          <Stack $gap={3}>
            <SegmentedControl
              legend={t('window')}
              isLegendHidden
              options={DAY_WINDOWS.map((each) => ({ id: String(each), label: t('windowOf', { count: each }) }))}
              selected={String(window)}
              onChange={(id) => setWindow(DAY_WINDOWS.find((each) => String(each) === id) ?? window)}
            />
            <div>
              {PARTS.map(({ id }) => (
                <Checkbox
                  key={id}
                  name={id}
                  isChecked={parts.includes(id)}
                  onChange={(isOn) => setParts((before) => (isOn ? [...before, id] : before.filter((x) => x !== id)))}
                >
                  {t(`parts.${id}`)}
                </Checkbox>
              ))}
            </div>
            <Button type="button" $isWide onClick={() => print()}>
              {t('print')}
            </Button>
          </Stack>
        </Card>
      </Unprinted>
      <Read of={read} loading={t('loading')} failed={{ title: t('failedTitle'), text: t('failedText') }}>
        {(me) => (
          <div data-as-of>
            <SummarySheet me={me} window={window} parts={parts} />
          </div>
        )}
      </Read>
    </Page>
  );
}

/** The printed sheet stands alone: without the frame of the page, its title, or dark colours. */
const OnPaper = createGlobalStyle`
  @media print {
    /* Past every theme: whatever is chosen, paper is white and ink is black. */
    :root:root:root:root {
      color-scheme: light;
      --background: #fff;
      --surface: #fff;
      --ink: #000;
      --muted: #333;
      --primary: #205337;
      --hairline: #bbb;
    }
    :root :is(header, nav, main h1, a) { display: none; }
    :root body, :root div:has(main) { min-height: 0; padding: 0; }
    :root main section { border: 0; box-shadow: none; padding: 0; }
  }
`;

const Unprinted = styled.div`
  @media print {
    display: none;
  }
`;
