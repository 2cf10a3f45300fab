import { useFormat, useMessages } from '@spire/i18n';
import { Quiet } from '@spire/ui/Quiet';
import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { summary } from './messages/namespace.ts';
import type { SummaryQuery } from './Summary.generated.ts';

const FIELDS = ['whatIsGoodText', 'lookingForwardText', 'needMoreText'] as const;

/** The person's own words, day by day, the newest first; only where they asked for them to be here. */
export function WordsPart({ checkIns }: { checkIns: SummaryQuery['me']['checkIns']['nodes'] }) {
  const t = useMessages(summary);
  const format = useFormat();
  const written = checkIns.filter((checkIn) => FIELDS.some((field) => checkIn[field] !== ''));
  if (written.length === 0) return <Quiet>{t('nothing')}</Quiet>;
  return (
    <List>
      {written.map((checkIn) => (
        <li key={checkIn.id}>
          <strong>{format.longDate(checkIn.date)}</strong>
          {FIELDS.filter((field) => checkIn[field] !== '').map((field) => (
            <p key={field}>
              {t(`wordsOf.${field}`)}: {checkIn[field]}
            </p>
          ))}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  overflow-wrap: anywhere;
`;
