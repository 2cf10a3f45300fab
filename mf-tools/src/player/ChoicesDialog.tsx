import { useMessages } from '@spire/i18n';
import { Checkbox } from '@spire/ui/Checkbox';
import { Dialog } from '@spire/ui/Dialog';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import type { PlayerChoices } from './playerChoices.ts';

interface ChoicesDialogProps {
  choices: PlayerChoices;
  hasRhythm: boolean;
  /** In the calm view nothing moves or buzzes, so neither is offered (A9, A11). */
  isCalm: boolean;
  onChange: (part: Partial<PlayerChoices>) => void;
  onClose: () => void;
}

/** How one likes to be led, each choice as it is pressed; what cannot be here is not offered. */
export function ChoicesDialog({ choices, hasRhythm, isCalm, onChange, onClose }: ChoicesDialogProps) {
  const tToolFrame = useMessages(toolFrame);
  const canBuzz = 'vibrate' in navigator && !isCalm;
  const offered = [
    'isTurning',
    hasRhythm && !isCalm && 'isMoving',
    hasRhythm && 'hasSound',
    canBuzz && 'hasBuzz',
  ] as const;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={tToolFrame('player.choices')}
      closeLabel={tToolFrame('player.choicesClose')}
    >
      <Stack $gap={2}>
        {offered.map(
          (name) =>
            name !== false && (
              <Checkbox
                key={name}
                name={name}
                isChecked={choices[name]}
                onChange={(isOn) => onChange({ [name]: isOn })}
              >
                {tToolFrame(name === 'hasBuzz' && hasRhythm ? 'player.hasBuzzOfBreath' : `player.${name}`)}
              </Checkbox>
            ),
        )}
        <Quiet>{tToolFrame('time.goesOn')}</Quiet>
      </Stack>
    </Dialog>
  );
}
