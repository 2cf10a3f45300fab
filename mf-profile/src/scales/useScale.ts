import { type SaveState, useLatestSave, useSave } from '@spire/client';
import { answerOn, type Scale, type ScaleAnswer } from '@spire/domain/scales';
import { useState } from 'react';
import { DeleteScaleEntryDocument } from './DeleteScaleEntry.generated.ts';
import { SaveScaleEntryDocument } from './SaveScaleEntry.generated.ts';

interface ScaleOnDay {
  /** The answer as it was pressed last; null where there is none, or it was taken back. */
  value: number | null;
  isCarried: boolean;
  /** Answers, or takes the answer back where it is the same again. */
  press: (value: number) => void;
  states: readonly SaveState[];
}

/** One scale on one date, at its word the moment it is pressed. */
export function useScale(scale: Scale, date: string, answers: readonly ScaleAnswer[]): ScaleOnDay {
  const known = answerOn(answers, scale, date);
  const [isTakenBack, setTakenBack] = useState(false);
  const saved = useLatestSave(SaveScaleEntryDocument, (value: number) => ({ date, scale, value, isCarried: false }));
  const deleted = useSave(DeleteScaleEntryDocument);
  const value = saved.wanted ?? (isTakenBack ? null : (known?.value ?? null));

  async function takeBack() {
    setTakenBack(true);
    await deleted.save({ date, scale });
    setTakenBack(false);
  }
  return {
    value,
    isCarried: saved.wanted === undefined && known?.isCarried === true,
    press: (step) => {
      if (step === value) void takeBack();
      else saved.want(step);
    },
    states: [saved.state, deleted.state],
  };
}
