import { knownOf, useRead } from '@spire/client';
import { answerOn, type Scale, type ScaleAnswer } from '@spire/domain/scales';
import { useFormat, useMessages } from '@spire/i18n';
import { scaleWords } from '@spire/i18n/scales/namespace';
import { useAppearance } from '@spire/remote-kit';
import { ChipGroup } from '@spire/ui/ChipGroup';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import { DayCalendar, type Weekday } from '../days/DayCalendar.tsx';
import { DayChart } from '../days/DayChart.tsx';
import { Table } from '../days/DayTable.tsx';
import { DaysOfScalesDocument } from './DaysOfScales.generated.ts';
import { scales as namespace } from './messages/namespace.ts';
import { ScaleDrawing } from './ScaleDrawing.tsx';

interface ScaleDaysProps {
  /** Those that are followed. */
  scales: readonly Scale[];
  /** The days shown, oldest first, the last one today. */
  dates: readonly string[];
  weekdays: readonly Weekday[];
  /** Words under the beginning, the middle and the end of the chart. */
  under: readonly [string, string, string];
  isTableOpen: boolean;
  /** The same days by what was done. */
  children: ReactNode;
}

const STEPS = 5;

/** The days by what was done, or by a scale: as a chart, a calendar of drawings and a table of words. */
export function ScaleDays({ scales, children, ...shown }: ScaleDaysProps) {
  const t = useMessages(namespace);
  const tScaleWords = useMessages(scaleWords);
  const [chosen, setChosen] = useState<Scale>();
  const drawn = useDeferredValue(chosen);
  const variables = { from: shown.dates[0] ?? '' };
  const answers = knownOf(useRead(DaysOfScalesDocument, { variables, pick: ({ me }) => me.scaleEntries.nodes }));
  const options = [
    { id: 'done', label: t('days.done') },
    ...scales.map((id) => ({ id, label: tScaleWords(`names.${id}`) })),
  ];
  return (
    <>
      <ChipGroup
        legend={t('days.show')}
        isLegendHidden
        options={options}
        selected={[chosen ?? 'done']}
        onChange={(ids) => {
          const next = ids.find((id) => id !== (chosen ?? 'done'));
          setChosen(scales.find((id) => id === next));
        }}
      />
      {drawn === undefined ? children : <DaysOfScale {...{ scales, answers, ...shown }} chosen={drawn} />}
    </>
  );
}

interface DaysOfScaleProps extends Omit<ScaleDaysProps, 'children'> {
  chosen: Scale;
  /** The answers of those days; undefined while it is not known. */
  answers: readonly ScaleAnswer[] | undefined;
}

/** The days by one scale; drawn anew where something of it has changed. */
const DaysOfScale = memo(function DaysOfScale({
  scales,
  chosen,
  answers = [],
  dates,
  weekdays,
  under,
  isTableOpen,
}: DaysOfScaleProps) {
  const t = useMessages(namespace);
  const tScaleWords = useMessages(scaleWords);
  const format = useFormat();
  const { isCalm } = useAppearance();
  const [from = '', to = ''] = [dates[0], dates.at(-1)];
  const name = (scale: Scale) => tScaleWords(`names.${scale}`);
  const step = (scale: Scale, value: number) => tScaleWords(`steps.${scale}.s${value as 1}`);
  const valueOn = (scale: Scale, date: string) => answerOn(answers, scale, date)?.value;
  const said = (scale: Scale, date: string) => {
    const value = valueOn(scale, date);
    return value === undefined ? t('days.none') : step(scale, value);
  };
  return (
    <>
      {!isCalm && (
        <DayChart
          // The first step lies on the lowest line.
          values={dates.map((date) => (valueOn(chosen, date) ?? 0) - 1).map((value) => (value < 0 ? null : value))}
          most={STEPS - 1}
          label={t('days.chart', { scale: name(chosen), from: format.longDate(from), to: format.longDate(to) })}
          under={under}
          scale={[step(chosen, STEPS), step(chosen, 3), step(chosen, 1)]}
        />
      )}
      <DayCalendar
        caption={name(chosen)}
        weekdays={weekdays}
        days={dates.map((date) => {
          const value = valueOn(chosen, date);
          return {
            date,
            name: String(Number(date.slice(-2))),
            tone: value === undefined ? 'outside' : 'much',
            mark: value === undefined ? '' : <ScaleDrawing scale={chosen} step={value} />,
            isToday: date === to,
            said: `${format.longDate(date)}, ${said(chosen, date)}`,
          };
        })}
      />
      {isTableOpen && (
        <Table>
          <VisuallyHidden as="caption">{t('title')}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{t('days.date')}</th>
              {scales.map((id) => (
                <th key={id} scope="col">
                  {name(id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dates.toReversed().map((date) => (
              <tr key={date}>
                <th scope="row">{format.longDate(date)}</th>
                {scales.map((id) => (
                  <td key={id}>{said(id, date)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
});
