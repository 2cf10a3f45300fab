import { useMessages } from '@spire/i18n';
import { Checkbox } from '@spire/ui/Checkbox';
import { LinkButton } from '@spire/ui/LinkButton';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import styled from 'styled-components';
import { innerBalance } from './messages/namespace.ts';
import type { PacerChoices } from './pacerChoices.ts';

interface BreathChoicesProps {
  choices: PacerChoices;
  /** In the calm view nothing moves or buzzes, so neither is offered (A9, A11). */
  isCalm: boolean;
  onChange: (choices: PacerChoices) => void;
}

/** Motion, sound and vibration, each as the person likes it, behind one quiet press. */
export function BreathChoices({ choices, isCalm, onChange }: BreathChoicesProps) {
  const t = useMessages(innerBalance);
  const [isOpen, setOpen] = useState(false);
  const canBuzz = 'vibrate' in navigator && !isCalm;
  const offered = [!isCalm && 'isMoving', 'hasSound', canBuzz && 'hasBuzz'] as const;
  return (
    <Stack $gap={2}>
      <Opener>
        <LinkButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isCalm ? 'breathe.optionsCalm' : canBuzz ? 'breathe.options' : 'breathe.optionsWithoutBuzz')}
        </LinkButton>
      </Opener>
      {isOpen &&
        offered.map(
          (name) =>
            name !== false && (
              <Checkbox
                key={name}
                name={name}
                isChecked={choices[name]}
                onChange={(isOn) => onChange({ ...choices, [name]: isOn })}
              >
                {t(`breathe.${name}`)}
              </Checkbox>
            ),
        )}
    </Stack>
  );
}

const Opener = styled.div`
  text-align: center;
`;
