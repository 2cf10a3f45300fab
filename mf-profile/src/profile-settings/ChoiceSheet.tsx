import { useMessages } from '@spire/i18n';
import { profile } from '../messages/namespace.ts';
import { ChosenQuestion, type ChosenQuestionProps } from './ChosenQuestion.tsx';
import { SettingSheet } from './SettingSheet.tsx';

interface ChoiceSheetProps extends Pick<ChosenQuestionProps, 'id' | 'field' | 'yes'> {
  panel: 'left' | 'right';
  onClose: () => void;
}

/** The sheet of a row that is answered by choosing. */
export default function ChoiceSheet({ panel, onClose, ...question }: ChoiceSheetProps) {
  const t = useMessages(profile);
  const { id, field } = question;
  return (
    <SettingSheet
      title={t(`settings.titles.${id}`)}
      lead={t(`settings.leads.${id}`)}
      field={field}
      panel={panel}
      onDone={onClose}
      onClose={onClose}
    >
      <ChosenQuestion {...question} />
    </SettingSheet>
  );
}
