import { FORMAT_LOCALES } from '@spire/domain/languages';
import { isOneOf } from '@spire/domain/lists';
import { SCALES, type Step } from '@spire/domain/scales';
import { useLanguage, useMessages } from '@spire/i18n';
import { scaleWords } from '@spire/i18n/scales/namespace';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { color, space, text } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { ScaleDrawing } from '../scales/ScaleDrawing.tsx';
import { patterns } from './messages/namespace.ts';
import type { Pattern } from './found.ts';

/** The five steps of a mood, 1 to 5. */
const MOODS = ['hard', 'low', 'fine', 'good', 'best'] as const;

/** Days that stand there at first. */
const FIRST = 5;

/** Both shares, and every day behind a pattern, newest first, with what was usual then. */
export function DaysBehind({ pattern }: { pattern: Pattern }) {
  const t = useMessages(patterns);
  const { with: withIt, without, behind, after, direction } = pattern;
  const [areAll, setAll] = useState(false);
  const shown = areAll ? behind : behind.slice(0, FIRST);
  return (
    <Card>
      <Shares>
        <Share name={after} {...{ count: withIt, direction }} isFilled />
        <Share name={t('opened.others')} {...{ count: without, direction }} />
      </Shares>
      {shown.length > 0 && (
        <Days>
          <thead>
            <tr>
              {(['day', 'answer'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(`opened.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((day) => (
              <Day key={day.date} day={day} outcome={pattern.outcome} />
            ))}
          </tbody>
        </Days>
      )}
      {!areAll && behind.length > FIRST && (
        <LinkButton type="button" onClick={() => setAll(true)}>
          {t('opened.more', { count: behind.length - FIRST })}
        </LinkButton>
      )}
    </Card>
  );
}

function Day({ day, outcome }: { day: Pattern['behind'][number]; outcome: Pattern['outcome'] }) {
  const t = useMessages(patterns);
  const tScaleWords = useMessages(scaleWords);
  const locale = FORMAT_LOCALES[useLanguage()];
  const step = (value: number) =>
    isOneOf(SCALES, outcome)
      ? tScaleWords(`steps.${outcome}.s${value as Step}`)
      : t(`moods.${MOODS[value - 1] ?? 'fine'}`);
  return (
    <tr>
      <th scope="row">{dayIn(locale, day.date)}</th>
      <td>
        <Answer>
          {isOneOf(SCALES, outcome) && <ScaleDrawing scale={outcome} step={day.answer} />}
          <strong>{step(day.answer)}</strong>
          <Usual>{t('opened.usual', { step: step(day.usual).toLocaleLowerCase() })}</Usual>
        </Answer>
      </td>
    </tr>
  );
}

const dayIn = (locale: string, date: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(
    new Date(`${date}T12:00:00`),
  );

interface ShareProps {
  name: string;
  count: Pattern['with'];
  direction: Pattern['direction'];
  isFilled?: boolean;
}

function Share({ name, count: { hits, days }, direction, isFilled = false }: ShareProps) {
  const t = useMessages(patterns);
  return (
    <div>
      <Small>{name}</Small>
      <Bar aria-hidden $isFilled={isFilled}>
        <span style={{ width: `${(100 * hits) / Math.max(days, 1)}%` }} />
      </Bar>
      <Small>{t('opened.share', { hits, days, way: t(`ways.${direction}`) })}</Small>
    </div>
  );
}

const Shares = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5em), 1fr));
  align-items: end;
  gap: ${space(4)};
  padding-bottom: ${space(4)};
`;

const Small = styled.p`
  ${text.small}
`;

const Bar = styled.div<{ $isFilled: boolean }>`
  height: 0.75rem;
  margin-block: ${space(1)};
  border-radius: 999px;
  background: ${color.sunk};
  > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    border: 2px solid ${color.primary};
    background: ${({ $isFilled }) => ($isFilled ? color.primary : 'transparent')};
  }
`;

const Days = styled.table`
  width: 100%;
  border-collapse: collapse;
  thead {
    position: absolute;
    clip-path: inset(50%);
    height: 1px;
    overflow: hidden;
  }
  tbody tr {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    padding-block: ${space(3)};
    border-top: 1px solid ${color.hairline};
  }
  tbody th {
    flex: 1 0 5.5em;
    font-weight: 400;
    text-align: start;
  }
  tbody td {
    flex: 3 1 9em;
  }
`;

const Answer = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

const Usual = styled.span`
  margin-inline-start: auto;
  ${text.small}
  color: ${color.muted};
`;
