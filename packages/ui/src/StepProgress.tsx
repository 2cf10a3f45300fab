import styled from 'styled-components';
import { color, media, space, text } from './tokens.ts';

/** Step `current` (from 1) of `total`: `label` says it in words, the dots show it (A14). */
export function StepProgress({ current, total, label }: { current: number; total: number; label: string }) {
  return (
    <div>
      <Label>{label}</Label>
      <Dots aria-hidden>
        {Array.from({ length: total }, (_, index) => (
          <Dot key={index} $state={index + 1 < current ? 'done' : index + 1 === current ? 'now' : 'ahead'} />
        ))}
      </Dots>
    </div>
  );
}

const Label = styled.p`
  ${text.small}
  color: ${color.muted};
  margin-bottom: ${space(2)};
`;

const Dots = styled.div`
  display: flex;
  gap: ${space(1.5)};
`;

const Dot = styled.span<{ $state: 'done' | 'now' | 'ahead' }>`
  flex: ${({ $state }) => ($state === 'now' ? 2 : 1)};
  height: 8px;
  border-radius: 4px;
  background: ${({ $state }) => ($state === 'ahead' ? color.hairline : color.primary)};
  opacity: ${({ $state }) => ($state === 'done' ? 0.55 : 1)};
  ${media.forced} {
    forced-color-adjust: none;
    background: ${({ $state }) => ($state === 'ahead' ? 'GrayText' : 'Highlight')};
  }
`;
