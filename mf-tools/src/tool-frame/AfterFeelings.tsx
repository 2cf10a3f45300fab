import { keysOf } from '@spire/domain/lists';
import { AFTER_FEELINGS, type AfterFeeling } from '@spire/domain/toolOptions';
import { useMessages } from '@spire/i18n';
import { FeelingGrid } from '@spire/ui/FeelingGrid';
import { toolFrame } from './messages/namespace.ts';

interface AfterFeelingsProps {
  selected: AfterFeeling | null;
  error: string | undefined;
  onChange: (feeling: AfterFeeling) => void;
}

/** How it is after an exercise: twelve answers in words, the ones that are not better included (spec 2 §3). */
export function AfterFeelings({ selected, error, onChange }: AfterFeelingsProps) {
  const t = useMessages(toolFrame);
  const ids = keysOf(AFTER_FEELINGS);
  return (
    <FeelingGrid
      legend={t('feelings.legend')}
      options={ids.map((id) => ({ id, emoji: AFTER_FEELINGS[id], label: t(`feelings.${id}`) }))}
      selected={selected}
      error={error}
      isRoomy
      onChange={(chosen) => {
        const feeling = ids.find((id) => id === chosen);
        if (feeling !== undefined) onChange(feeling);
      }}
    />
  );
}
