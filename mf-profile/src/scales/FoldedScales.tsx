import { answerOn, type Scale, type ScaleAnswer, type Step } from '@spire/domain/scales';
import { useMessages } from '@spire/i18n';
import { scaleWords } from '@spire/i18n/scales/namespace';
import { cardGround } from '@spire/ui/Card';
import { Fold, FOLD_SIGN, FoldHead, FoldLine, FoldTitle } from '@spire/ui/FoldHead';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { gutter, space } from '@spire/ui/tokens.ts';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { lower } from './ScaleItem.tsx';

interface FoldedScalesProps {
  title: string;
  followed: readonly Scale[];
  answers: readonly ScaleAnswer[];
  today: string;
  /** All of the card, once it is opened. */
  children: ReactNode;
}

/** A row of what is followed, which says what is answered and names what is not, and opens in its place. */
export function FoldedScales({ title, followed, answers, today, children }: FoldedScalesProps) {
  const tScaleWords = useMessages(scaleWords);
  const [isOpen, setOpen] = useState(false);
  const [titleId, lineId] = [useId(), useId()];
  const said = followed.map((scale) => {
    const step = answerOn(answers, scale, today)?.value;
    const name = tScaleWords(`names.${scale}`);
    return step === undefined ? name : `${name}: ${lower(tScaleWords(`steps.${scale}.s${step as Step}`))}`;
  });
  return (
    <Box aria-labelledby={titleId}>
      <FoldHead>
        <div>
          <FoldTitle>
            <Fold
              id={titleId}
              type="button"
              aria-expanded={isOpen}
              aria-describedby={isOpen ? undefined : lineId}
              onClick={() => setOpen(!isOpen)}
            >
              {title}
              <LineDrawing lines={FOLD_SIGN} />
            </Fold>
          </FoldTitle>
          {!isOpen && <FoldLine id={lineId}>{said.join(' · ')}</FoldLine>}
        </div>
      </FoldHead>
      {isOpen && <Inside>{children}</Inside>}
    </Box>
  );
}

const Box = styled.section`
  ${cardGround}
  min-width: 0;
`;

const Inside = styled.div`
  padding: 0 ${gutter} ${space(4)};
`;
