import { useLatestSave } from '@spire/client';
import type { Settings } from '@spire/domain/settings';
import { useMessages } from '@spire/i18n';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Switch } from '@spire/ui/Switch';
import { useContext } from 'react';
import { me } from '../me/messages/namespace.ts';
import { NotKept } from './notKept.ts';
import { SavePreferencesDocument } from './SavePreferences.generated.ts';

/** The settings that are on or off. */
type Flag = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

interface SettingSwitchProps {
  setting: Flag;
  /** As it is kept. */
  isOn: boolean;
  children: string;
  hint?: string;
  /** The switch says the opposite of the setting: "show" where the setting hides. */
  isReversed?: boolean;
  /** Called in addition to saving. */
  onPress?: (isOn: boolean) => void;
}

/** One setting, taken at its word the moment it is pressed; what was not kept goes back, and says so (trap 66, A34). */
export function SettingSwitch({ setting, isOn, children, hint, isReversed = false, onPress }: SettingSwitchProps) {
  const tMe = useMessages(me);
  const notKept = useContext(NotKept);
  const { wanted, state, want } = useLatestSave(SavePreferencesDocument, (value: boolean) => ({ [setting]: value }));
  return (
    <div>
      <Switch
        name={setting}
        isOn={(wanted ?? isOn) !== isReversed}
        onChange={(next) => {
          want(next !== isReversed);
          onPress?.(next);
        }}
        hint={hint}
      >
        {children}
      </Switch>
      <SaveNotice state={state} title={notKept?.title ?? tMe('today.failed')}>
        <p>{notKept?.text ?? tMe('today.failedText')}</p>
      </SaveNotice>
      {state.kind === 'saved' && <Quiet role="status">{tMe('today.updated')}</Quiet>}
    </div>
  );
}
