import { beginningOf } from '@spire/domain/beginning';
import { isOneOf } from '@spire/domain/lists';
import { TOOLS } from '@spire/domain/options';
import { options, useFormat, useMessages } from '@spire/i18n';
import { withWords } from '@spire/remote-kit/withWords';
import { cardGround } from '@spire/ui/Card';
import { Lines } from '@spire/ui/Switch';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { color, gutter, space, text, touch } from '@spire/ui/tokens.ts';
import { scaleWords } from '@spire/i18n/scales/namespace';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { scales } from '../scales/messages/namespace.ts';
import type { Activity } from './activityDays.ts';
import { ActivityLine } from './ActivityLine.tsx';
import { history } from './messages/namespace.ts';
import { useActivityWords } from './useActivityWords.ts';

const DayScales = lazy(
  withWords(() => import(/* webpackChunkName: "own-story" */ '../scales/DayScales.tsx'), [scales, scaleWords]),
);
const DOWN = ['m6 9 6 6 6-6'];
/** So many things are named in the line of a closed day. */
const NAMED = 3;
/** The most of each that stands there, in characters. */
const NAMED_LETTERS = 40;

interface HistoryDayProps {
  date: string;
  all: readonly Activity[];
  isOpenAtFirst: boolean;
}

/** A day in one line of words, which opens to all that was in it. */
export function HistoryDay({ date, all, isOpenAtFirst }: HistoryDayProps) {
  const t = useMessages(history);
  const tOptions = useMessages(options);
  const format = useFormat();
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = chosen ?? isOpenAtFirst;
  const nameOf = ({ kind }: Activity) => (isOneOf(TOOLS, kind) ? tOptions(`tools.${kind}.title`) : t(`kinds.${kind}`));
  // The answers of a check-in are many; a closed day has its own words alone.
  const wordsOf = useActivityWords();
  const saidBy = (each: Activity) => {
    const said = wordsOf(each.kind === 'check_in' ? { ...each, chips: [] } : each) ?? nameOf(each);
    return said.length > NAMED_LETTERS ? beginningOf(said, NAMED_LETTERS) : said;
  };
  const named = all.slice(0, NAMED).map(saidBy);
  const rest = all.length - named.length;
  return (
    <Day>
      <Heading>
        <Opener type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span>
            <Name>{format.longDate(date)}</Name>
            {!isOpen && (
              <Line>
                {named.join(' · ')}
                {rest > 0 && ` ${t('andMore', { count: rest })}`}
              </Line>
            )}
          </span>
          <LineDrawing lines={DOWN} />
        </Opener>
      </Heading>
      {isOpen && (
        <>
          <Lines as="ul">
            {all.map((activity) => (
              <ActivityLine key={activity.id} activity={activity} />
            ))}
          </Lines>
          <Suspense fallback={null}>
            <DayScales date={date} />
          </Suspense>
        </>
      )}
    </Day>
  );
}

const Day = styled.section`
  ${cardGround}
  min-width: 0;
  padding: ${space(2)} ${gutter};
`;

const Heading = styled.h2`
  ${text.heading}
`;

const Opener = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  width: 100%;
  min-height: ${touch.button};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  > span {
    min-width: 0;
  }
  > svg {
    flex: none;
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const Name = styled.span`
  display: block;
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Line = styled.span`
  display: block;
  ${text.small}
  font-weight: 400;
  color: ${color.muted};
  overflow-wrap: anywhere;
`;
