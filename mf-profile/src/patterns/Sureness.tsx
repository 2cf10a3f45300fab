import { useMessages } from '@spire/i18n';
import { color, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { patterns } from './messages/namespace.ts';
import type { Found } from './found.ts';

const STEPS = ['maybeChance', 'clear', 'trial'] as const;

/** How sure it is, in three steps and in words. */
export function Sureness({ strength }: { strength: Found['patterns'][number]['strength'] }) {
  const t = useMessages(patterns);
  const filled = STEPS.indexOf(strength);
  return (
    <Line>
      <svg viewBox="0 0 38 12" width="2.4rem" aria-hidden>
        {STEPS.map((step, at) => (
          <circle
            key={step}
            cx={6 + at * 13}
            cy="6"
            r="4.6"
            fill={at <= filled ? color.primary : 'none'}
            stroke={color.primary}
            strokeWidth="1.6"
          />
        ))}
      </svg>
      {t(`strengths.${strength}`)}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  > svg {
    flex: none;
  }
`;
