import { type Scale, SCALES } from '@spire/domain/scales';
import { useMessages } from '@spire/i18n';
import { scaleWords } from '@spire/i18n/scales/namespace';
import { choosable, chosen as chosenLook } from '@spire/ui/chosen.ts';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { TICK } from '@spire/ui/tick.ts';
import { color, radius, space, text } from '@spire/ui/tokens.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import styled from 'styled-components';
import { CoveringInput } from '../CoveringInput.ts';
import { scales } from './messages/namespace.ts';
import { ScaleDrawing } from './ScaleDrawing.tsx';
import { lower } from './ScaleItem.tsx';

interface ScaleChoicesProps {
  chosen: readonly Scale[];
  onToggle: (scale: Scale) => void;
}

/** The five scales, each with its drawing and its ends in words; none is chosen before. */
export function ScaleChoices({ chosen, onToggle }: ScaleChoicesProps) {
  const t = useMessages(scales);
  const tScaleWords = useMessages(scaleWords);
  return (
    <Frame>
      <VisuallyHidden as="legend">{t('choose.legend')}</VisuallyHidden>
      {SCALES.map((scale) => (
        <Choice key={scale}>
          <CoveringInput type="checkbox" checked={chosen.includes(scale)} onChange={() => onToggle(scale)} />
          <ScaleDrawing scale={scale} />
          <Words>
            <strong>{tScaleWords(`names.${scale}`)}</strong>
            <span>
              {tScaleWords(`steps.${scale}.s1`)} … {lower(tScaleWords(`steps.${scale}.s5`))}
            </span>
          </Words>
          <Mark>
            <LineDrawing lines={TICK} />
          </Mark>
        </Choice>
      ))}
    </Frame>
  );
}

const Frame = styled.fieldset`
  display: grid;
  gap: ${space(3)};
`;

const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 64px;
  padding: ${space(2.5)} ${space(4)};
  border-radius: ${radius.control};
  ${choosable}
  border: 1.5px dashed ${color.edge};
  background: none;
  > svg {
    flex: none;
  }
  &:has(:checked) {
    ${chosenLook}
    border-style: solid;
    font-weight: inherit;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
  > span {
    ${text.small}
  }
`;

const Mark = styled.span`
  margin-inline-start: auto;
  color: ${color.primary};
  visibility: hidden;
  :checked ~ & {
    visibility: visible;
  }
`;
