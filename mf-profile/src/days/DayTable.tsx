import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { color, space, text } from '@spire/ui/tokens.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import styled from 'styled-components';
import { hasSomething, type Day } from './dayFacts.ts';
import { days as namespace } from './messages/namespace.ts';
import { useDayWords } from './useDayWords.ts';

interface DayTableProps {
  days: readonly Day[];
  /** By their dates. */
  moods: ReadonlyMap<string, number>;
  createdAt: string;
}

/**
 * The days as a table, the newest first: the content of chart and calendar for people who would rather read it (A26).
 */
export function DayTable({ days, moods, createdAt }: DayTableProps) {
  const t = useMessages(namespace);
  const words = useDayWords(createdAt);
  const { hasNumbers } = useAppearance();
  return (
    <Table>
      <VisuallyHidden as="caption">{t('title')}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t('table.date')}</th>
          <th scope="col">{t('table.done')}</th>
          {moods.size > 0 && <th scope="col">{t('table.mood')}</th>}
          {hasNumbers && <th scope="col">{t('table.points')}</th>}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.date}>
            <th scope="row">{words.date(day.date)}</th>
            <td>{words.done(day)}</td>
            {moods.size > 0 && <td>{words.mood(moods.get(day.date))}</td>}
            {hasNumbers && <td>{hasSomething(day) && words.points(day)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text.small}
  th,
  td {
    padding: ${space(2)} ${space(2)} ${space(2)} 0;
    border-bottom: 1px solid ${color.hairline};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${color.muted};
    font-weight: 600;
  }
  tbody th {
    font-weight: 600;
  }
`;
