import { knownOf, useRead, type Loaded, type Pages } from '@spire/client';
import { useRefusedWrite } from '@spire/client/lazy';
import { useMessages } from '@spire/i18n';
import { usePagePath } from '@spire/remote-kit';
import { useNavigate } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Read } from '@spire/ui/Read';
import { Row } from '@spire/ui/Stack';
import { useEffect, useEffectEvent, useState } from 'react';
import { MissingMemory } from '../open/MissingMemory.tsx';
import { OneMemoryDocument } from '../open/OneMemory.generated.ts';
import type { Memory } from '../memories/useMemories.ts';
import { memories } from '../messages/namespace.ts';
import { contentOf, draftOf, type NewMemory } from './memoryDraft.ts';
import { MemoryForm } from './MemoryForm.tsx';
import { Overtaken } from './Overtaken.tsx';
import { draftOfRefused, mineOver } from './twoWhoChange.ts';
import { isChangedMeanwhile, useChangeForm } from './useMemoryForm.ts';

/** A memory that is there, to be changed; from the list it was opened from where it cannot be asked for. */
export function EditMemory({ id, list }: { id: string; list: Loaded<Pages<Memory>> }) {
  const t = useMessages(memories);
  const read = useRead(OneMemoryDocument, { variables: { id }, pick: ({ me }) => me.memory });
  const asked = knownOf(read);
  const known = asked?.id === id ? asked : knownOf(list)?.nodes.find((each) => each.id === id);
  if (known !== undefined) return <Form key={id} memory={known} askAgain={read.retry} />;
  return (
    <Read of={read} loading={t('bank.loading')} failed={{ title: t('failed.title') }}>
      {(memory) => memory === null && <MissingMemory />}
    </Read>
  );
}

function Form({ memory, askAgain }: { memory: Memory; askAgain: () => void }) {
  const t = useMessages(memories);
  const navigate = useNavigate();
  const path = usePagePath('memoryBank') ?? '/';
  const back = `memory=${memory.id}`;
  const refused = useRefusedWrite('changeMemory', memory.id);
  const [aside, setAside] = useState<NewMemory>();
  const form = useChangeForm(memory, () => {
    // The refused change is written anew by now.
    void refused?.discard();
    void navigate(`${path}?${back}`, { replace: true });
  });
  const { draft, change, isSaving, state } = form;
  const isRefused = isChangedMeanwhile(state);
  const isUntouched = draft.begunFrom === contentOf(memory) && contentOf(draft) === contentOf(draftOf(memory));
  const isOvertaken = !isSaving && state.kind !== 'saved' && draft.begunFrom !== contentOf(memory);

  useEffect(() => {
    if (isRefused) askAgain();
  }, [isRefused, askAgain]);
  // A waiting change that was refused unseen is taken up where it can be put right.
  const takeUp = useEffectEvent(() => {
    if (refused !== undefined && isUntouched) change(draftOfRefused(memory, refused));
  });
  useEffect(() => {
    if (refused !== undefined) takeUp();
  }, [refused]);

  function handleTheirs() {
    setAside(draft);
    change(draftOf(memory));
    void refused?.discard();
  }

  function handleBack() {
    if (aside !== undefined) change(mineOver(aside, memory));
    setAside(undefined);
  }

  return (
    <MemoryForm
      form={form}
      title={t('form.changeTitle')}
      back={back}
      isNew={false}
      notice={
        isOvertaken ? (
          <Overtaken
            standing={memory}
            isAnswer={isRefused}
            onMine={() => change(mineOver(draft, memory))}
            onTheirs={handleTheirs}
          />
        ) : (
          aside !== undefined && (
            <Row role="status" $gap={3} $wrap>
              <span>{t('form.tookTheirs')}</span>
              <Button type="button" $variant="secondary" onClick={handleBack}>
                {t('form.bringMineBack')}
              </Button>
            </Row>
          )
        )
      }
    />
  );
}
