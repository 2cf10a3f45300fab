import { useSave } from '@spire/client';
import type { ProfileQuestion } from '@spire/domain/laterQuestions';
import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { Ends } from '@spire/ui/Stack';
import type { HomeLineQuery } from '../home-line/HomeLine.generated.ts';
import { ChosenQuestion } from '../profile-settings/ChosenQuestion.tsx';
import { DecideHealthConsentDocument } from '../profile-settings/DecideHealthConsent.generated.ts';
import { SaveSettingsDocument } from '../profile-settings/SaveSettings.generated.ts';
import { knownSettings } from '../profile-settings/settings.ts';
import { SettingSheet } from '../profile-settings/SettingSheet.tsx';
import { useFieldSave } from '../profile-settings/useFieldSave.ts';
import { useHealthYes } from '../profile-settings/useHealthYes.ts';
import { laterQuestions } from './messages/namespace.ts';

/** How somebody left the question. `closed` leaves it for whenever they look again. */
export type Ending = 'answered' | 'none' | 'notToday' | 'noMore' | 'closed';

interface LaterSheetProps {
  id: ProfileQuestion;
  me: HomeLineQuery['me'];
  onEnd: (ending: Ending) => void;
}

/** One question of those the start left out: saved as it is answered, with two ways to be left in peace (D68). */
export default function LaterSheet({ id, me, onEnd }: LaterSheetProps) {
  const t = useMessages(laterQuestions);
  const known = knownSettings(me);
  const yes = useHealthYes(known.healthConsent, useSave(DecideHealthConsentDocument));
  const field = useFieldSave(known, useSave(SaveSettingsDocument), yes);
  const { kind } = field.state;
  const isAnswered = kind === 'saved' || kind === 'waiting';
  const end = () => onEnd(isAnswered ? 'answered' : 'closed');
  return (
    <SettingSheet
      title={t(`questions.${id}.title`)}
      lead={t(`questions.${id}.lead`)}
      field={field}
      panel="right"
      onDone={end}
      onClose={end}
      ways={
        !isAnswered && (
          <Ends>
            <LinkButton type="button" onClick={() => onEnd('notToday')}>
              {t('later')}
            </LinkButton>
            <LinkButton type="button" onClick={() => onEnd('noMore')}>
              {t('never')}
            </LinkButton>
          </Ends>
        )
      }
    >
      <ChosenQuestion isLater id={id} field={field} yes={yes} onNone={() => onEnd('none')} />
    </SettingSheet>
  );
}
