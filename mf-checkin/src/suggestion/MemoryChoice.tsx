import { useLatestSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { Checkbox } from '@spire/ui/Checkbox';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { checkin } from '../messages/namespace.ts';
import { InspireByMemoryDocument } from './InspireByMemory.generated.ts';

/** Whether a good memory of one's own may inspire the next suggestions; memories never leave the server for it (D23). */
export function MemoryChoice({ isOn }: { isOn: boolean }) {
  const t = useMessages(checkin);
  const { wanted, state, want } = useLatestSave(InspireByMemoryDocument, (memoryInspiration: boolean) => ({
    memoryInspiration,
  }));
  return (
    <>
      <Checkbox isChecked={wanted ?? isOn} onChange={want}>
        {t('suggestion.memory')}
      </Checkbox>
      <SaveNotice state={state} title={t('today.notSaved')} />
    </>
  );
}
