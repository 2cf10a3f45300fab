import { answerOn, type Scale, type ScaleAnswer } from '@spire/domain/scales';
import { useAppearance } from '@spire/remote-kit';
import { Lines } from '@spire/ui/Switch';
import { useState } from 'react';
import { ScaleItem } from './ScaleItem.tsx';

interface ScaleListProps {
  followed: readonly Scale[];
  answers: readonly ScaleAnswer[];
  date: string;
  /** All of them are open, as on a page of their own. */
  isAllOpen?: boolean;
  onAnswer?: (scale: Scale, value: number | null) => void;
}

/** The scales of a day, one open at a time: the answer to one opens the next without an answer in its place. */
export function ScaleList({ followed, answers, date, isAllOpen = false, onAnswer }: ScaleListProps) {
  const { isCalm } = useAppearance();
  const [wanted, setWanted] = useState<{ scale: Scale | null }>();
  const isOpen = (scale: Scale) => answerOn(answers, scale, date) === undefined;
  const open = wanted === undefined ? followed.find(isOpen) : wanted.scale;

  function handleAnswer(scale: Scale, value: number | null) {
    const next = followed.find((each) => each !== scale && isOpen(each)) ?? null;
    setWanted({ scale: value === null ? scale : next });
    onAnswer?.(scale, value);
  }
  // The calm view has one scale at a time; those after it wait unseen.
  const shown = followed.filter((scale) => !isCalm || isAllOpen || scale === open || !isOpen(scale));
  return (
    <Lines as="ul">
      {shown.map((scale) => (
        <ScaleItem
          key={`${scale} ${date}`}
          {...{ scale, date, answers }}
          isOpen={isAllOpen || scale === open}
          isFocused={!isAllOpen && wanted !== undefined}
          onOpen={() => setWanted({ scale })}
          onAnswer={(value) => handleAnswer(scale, value)}
        />
      ))}
    </Lines>
  );
}
