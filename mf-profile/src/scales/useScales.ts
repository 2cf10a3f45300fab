import { knownOf, useRead, useSave, useToday } from '@spire/client';
import { addDays } from '@spire/domain/dates';
import { answerOn, carriedTo, type Scale, type ScaleAnswer } from '@spire/domain/scales';
import { useState } from 'react';
import { SaveScaleEntryDocument } from './SaveScaleEntry.generated.ts';
import { ScalesDocument } from './Scales.generated.ts';

/** As far back as "same as yesterday" has to look. */
const BEFORE = 4;

/** The followed scales with the answers of the last days, and the way to give yesterday's again. */
export function useScales() {
  const today = useToday();
  const [from] = useState(() => addDays(today, -BEFORE));
  const read = useRead(ScalesDocument, { pick: ({ me }) => me, variables: { from } });
  const known = knownOf(read);
  const { save, state } = useSave(SaveScaleEntryDocument);
  const followed: readonly Scale[] = known?.followedScales.scales ?? [];
  const answers: readonly ScaleAnswer[] = known?.scaleEntries.nodes ?? [];
  const carried = followed
    .filter((scale) => answerOn(answers, scale, today) === undefined)
    .flatMap((scale) => carriedTo(answers, scale, today) ?? []);

  async function carryAll() {
    for (const { scale, value } of carried) await save({ date: today, scale, value, isCarried: true });
  }
  return {
    isKnown: read.kind !== 'loading',
    today,
    followed,
    answers,
    carried,
    carryAll,
    carryState: state,
    isLowEnergy: known?.settings.lowEnergyToday,
  };
}
