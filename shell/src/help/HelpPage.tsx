import { HELP_NUMBERS_CHECKED, helpNumbersFor, type HelpNumber } from '@spire/content/helpNumbers';
import { useFormat, useLanguage, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { color, media, space } from '@spire/ui/tokens.ts';
import { LeaveQuickly } from '@spire/written/LeaveQuickly';
import styled from 'styled-components';
import { Fetched } from '../Fetched.tsx';
import { createScreenLoader } from '../loading.ts';
import { shell } from '../messages/namespace.ts';
import { help } from './messages/namespace.ts';

/** Words that can wait until the numbers are there. */
const more = createScreenLoader(() => import(/* webpackChunkName: "help" */ './HelpMore.tsx'), [help]);

function NumberLine({ entry, isFirst }: { entry: HelpNumber; isFirst: boolean }) {
  const t = useMessages(shell);
  const language = useLanguage();
  return (
    <Line>
      <div>
        <Name>{entry.name[language]}</Name>
        <Muted>{entry.when[language]}</Muted>
      </div>
      <Button as="a" href={`tel:${entry.tel}`} $variant={isFirst ? 'primary' : 'secondary'} $isWide>
        {t('help.call', { number: entry.number })}
      </Button>
    </Line>
  );
}

/**
 * Numbers to call and what Spire is not (A31, S20) come with the shell itself, and wait for nothing. How the app
 * works follows when it is here.
 */
export function HelpPage() {
  const t = useMessages(shell);
  const format = useFormat();
  const language = useLanguage();
  return (
    <Page title={t('help.title')} lead={t('help.lead')} isNarrow>
      <LeaveQuickly />
      <Card title={t('help.numbersTitle')}>
        <Stack $gap={4}>
          <ul>
            {helpNumbersFor(language).map((entry, at) => (
              <NumberLine key={entry.id} entry={entry} isFirst={at === 0} />
            ))}
          </ul>
          <Stack $gap={2}>
            {[
              t('help.noAnswer'),
              t('help.country'),
              t('help.checked', { date: format.shortDate(HELP_NUMBERS_CHECKED) }),
            ].map((line) => (
              <Quiet key={line}>{line}</Quiet>
            ))}
          </Stack>
        </Stack>
      </Card>
      <Card title={t('help.notTreatmentTitle')}>
        <Stack $gap={3}>
          <p>{t('help.notTreatment')}</p>
          <p>{t('help.watch')}</p>
        </Stack>
      </Card>
      <Fetched loader={more}>{({ HelpMore }) => <HelpMore />}</Fetched>
    </Page>
  );
}

const Line = styled.li`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(4)};
  border-bottom: 1px solid ${color.hairline};
  &:first-child {
    padding-top: ${space(1)};
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 13rem;
    align-items: center;
  }
`;

const Name = styled.h3`
  font-size: 1rem;
  line-height: 1.45;
`;

const Muted = styled.p`
  color: ${color.muted};
`;
