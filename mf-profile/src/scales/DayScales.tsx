import { knownOf, useRead, useToday } from '@spire/client';
import { daysBetween } from '@spire/domain/dates';
import { LIMITS } from '@spire/domain/limits';
import { type ScaleAnswer, SCALES } from '@spire/domain/scales';
import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { useState } from 'react';
import { DayScalesDocument } from './DayScales.generated.ts';
import { scales } from './messages/namespace.ts';
import { ScaleList } from './ScaleList.tsx';

/** Answers of a day of the history; for the last 30 days, with a way to add and to change them. */
export default function DayScales({ date }: { date: string }) {
  const t = useMessages(scales);
  const today = useToday();
  const [isAnswering, setAnswering] = useState(false);
  const known = knownOf(useRead(DayScalesDocument, { pick: ({ me }) => me, variables: { date } }));
  if (known === undefined) return null;
  const answers: readonly ScaleAnswer[] = known.scaleEntries.nodes;
  const answered = SCALES.filter((scale) => answers.some((each) => each.scale === scale));
  const missing = known.followedScales.scales.filter((scale) => !answered.includes(scale));
  const mayAnswer = daysBetween(date, today) <= LIMITS.lateDays;
  if (answered.length === 0 && (missing.length === 0 || !mayAnswer)) return null;
  return (
    <>
      <ScaleList
        {...{ answers, date }}
        followed={isAnswering ? [...answered, ...missing] : answered}
        isClosedAtFirst
        isKept={!mayAnswer}
      />
      {mayAnswer && missing.length > 0 && !isAnswering && (
        <LinkButton type="button" onClick={() => setAnswering(true)}>
          {t('answer.thatDay')}
        </LinkButton>
      )}
    </>
  );
}
