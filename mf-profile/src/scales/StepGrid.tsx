import { type Scale, type Step, STEPS } from '@spire/domain/scales';
import { useMessages } from '@spire/i18n';
import { scaleWords } from '@spire/i18n/scales/namespace';
import { choosable, chosen } from '@spire/ui/chosen.ts';
import { color, media, radius, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { ScaleDrawing } from './ScaleDrawing.tsx';

interface StepGridProps {
  scale: Scale;
  /** Null where there is no answer: nothing is chosen before. */
  value: number | null;
  /** The same step again takes the answer back. */
  onPress: (step: Step) => void;
}

/** The five steps of a scale from little to much, in words, each with its drawing: one tap answers. */
export function StepGrid({ scale, value, onPress }: StepGridProps) {
  const tScaleWords = useMessages(scaleWords);
  return (
    <Frame>
      <Grid role="group" aria-label={tScaleWords(`names.${scale}`)}>
        {STEPS.map((step) => (
          <StepButton key={step} type="button" aria-pressed={value === step} onClick={() => onPress(step)}>
            <ScaleDrawing scale={scale} step={step} />
            <span>{tScaleWords(`steps.${scale}.s${step}`)}</span>
          </StepButton>
        ))}
      </Grid>
    </Frame>
  );
}

const Frame = styled.div`
  container-type: inline-size;
`;

/** Beside each other, or five rows where the words have no room so. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space(1.5)};
  @container (max-width: 17rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const StepButton = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-width: 0;
  min-height: 72px;
  padding: ${space(1.5)} 2px;
  border-radius: ${radius.small};
  font: inherit;
  font-size: 0.75rem;
  line-height: 1.25;
  text-align: center;
  overflow-wrap: anywhere;
  ${choosable}
  border-color: ${color.edge};
  background: ${color.surface};
  > svg {
    flex: none;
  }
  &[aria-pressed='true'] {
    ${chosen}
  }
  ${media.forced} {
    border-color: ButtonBorder;
  }
  @container (max-width: 17rem) {
    flex-direction: row;
    justify-content: flex-start;
    gap: ${space(3)};
    min-height: 52px;
    padding-inline: ${space(3)};
    font-size: 1rem;
    text-align: start;
  }
`;
