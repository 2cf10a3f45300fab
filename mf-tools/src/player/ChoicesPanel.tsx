import { useMessages } from '@spire/i18n';
import { Checkbox } from '@spire/ui/Checkbox';
import { Quiet } from '@spire/ui/Quiet';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import type { PlayerChoices } from './playerChoices.ts';
import { Panel } from './playerLooks.ts';

interface ChoicesPanelProps {
  choices: PlayerChoices;
  hasRhythm: boolean;
  /** In the calm view nothing moves or buzzes, so neither is offered (A9, A11). */
  isCalm: boolean;
  onChange: (part: Partial<PlayerChoices>) => void;
}

/** How one likes to be led, in the place of ring and sentence; each choice as it is pressed. What cannot be here is not offered. */
export function ChoicesPanel({ choices, hasRhythm, isCalm, onChange }: ChoicesPanelProps) {
  const tToolFrame = useMessages(toolFrame);
  const canBuzz = 'vibrate' in navigator && !isCalm;
  const offered = [
    'isTurning',
    hasRhythm && !isCalm && 'isMoving',
    hasRhythm && 'hasSound',
    'hasEndTone',
    canBuzz && 'hasBuzz',
  ] as const;
  return (
    <Panel>
      {offered.map(
        (name) =>
          name !== false && (
            <Checkbox key={name} name={name} isChecked={choices[name]} onChange={(isOn) => onChange({ [name]: isOn })}>
              {tToolFrame(name === 'hasBuzz' && hasRhythm ? 'player.hasBuzzOfBreath' : `player.${name}`)}
            </Checkbox>
          ),
      )}
      <Quiet>{tToolFrame('time.goesOn')}</Quiet>
    </Panel>
  );
}
