import type { DayWindow } from '@spire/domain/growth';
import { options, useFormat, useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { text } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { summary } from './messages/namespace.ts';
import { MoodPart } from './MoodPart.tsx';
import type { SummaryQuery } from './Summary.generated.ts';
import { countEach, PARTS, type PartId } from './summaryFacts.ts';
import { WordsPart } from './WordsPart.tsx';

type Summary = SummaryQuery['me'];

interface SummarySheetProps {
  me: Summary;
  window: DayWindow;
  parts: readonly PartId[];
}

/** The sheet itself, as it is printed. It counts only what was written down, and says where there was nothing. */
export function SummarySheet({ me, window, parts }: SummarySheetProps) {
  const t = useMessages(summary);
  const tOptions = useMessages(options);
  const format = useFormat();
  const { nickname: name = '', capacityLevel = null, considerations = [] } = me.profile ?? {};
  const days = me.growth.days.slice(-window);
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const isWithin = ({ date }: { date: string }) => date >= first && date <= last;
  const checkIns = me.checkIns.nodes.filter(isWithin);
  const sum = (count: (day: (typeof days)[number]) => number) => days.reduce((all, day) => all + count(day), 0);
  const times = (named: readonly { id: string; name: string; count: number }[]) =>
    named.length === 0 ? (
      <Quiet>{t('nothing')}</Quiet>
    ) : (
      <ul>
        {named.map(({ id, name, count }) => (
          <li key={id}>{t('times', { count, name })}</li>
        ))}
      </ul>
    );

  const contents: Readonly<Record<PartId, () => ReactNode>> = {
    about: () => (
      <>
        {capacityLevel !== null && <p>{t('capacity', { level: tOptions(`capacityLevels.${capacityLevel}.title`) })}</p>}
        {considerations.length > 0 && (
          <p>
            {t('considerations', {
              list: format.list(considerations.map((id) => tOptions(`considerations.${id}`))),
            })}
          </p>
        )}
      </>
    ),
    days: () => {
      const counted = (
        [
          ['checkIns', sum(({ checkIn }) => Number(checkIn))],
          ['restDays', sum(({ isRestDay }) => Number(isRestDay))],
          ['completed', sum(({ completed }) => completed)],
          ['tools', sum(({ tools }) => tools)],
        ] as const
      ).filter(([, count]) => count > 0);
      if (counted.length === 0) return <Quiet>{t('nothing')}</Quiet>;
      return (
        <ul>
          {counted.map(([name, count]) => (
            <li key={name}>{t(name, { count })}</li>
          ))}
        </ul>
      );
    },
    mood: () => (
      <MoodPart
        dates={days.map(({ date }) => date)}
        moods={me.moods.nodes.filter(isWithin)}
        imported={me.importedMoods.filter(isWithin)}
      />
    ),
    needs: () =>
      times(
        countEach(checkIns.map(({ needMore }) => needMore)).map((each) => ({
          ...each,
          name: tOptions(`needMore.${each.id}`),
        })),
      ),
    good: () =>
      times(
        countEach(checkIns.map(({ whatIsGood }) => whatIsGood)).map((each) => ({
          ...each,
          name: tOptions(`whatIsGood.${each.id}`),
        })),
      ),
    words: () => <WordsPart checkIns={checkIns} />,
  };
  return (
    <Card title={name === '' ? t('headingNameless') : t('heading', { name })}>
      <Stack $gap={5}>
        <Quiet>{t('span', { from: format.shortDate(first), to: format.shortDate(last) })}</Quiet>
        {PARTS.filter(({ id }) => parts.includes(id)).map(({ id }) => (
          <Part key={id} data-part={id}>
            <h3>{t(`parts.${id}`)}</h3>
            {contents[id]()}
          </Part>
        ))}
      </Stack>
    </Card>
  );
}

const Part = styled.div`
  break-inside: avoid;
  h3 {
    ${text.heading}
    font-size: 1.05rem;
  }
`;
