import { LIMITS } from '@spire/domain/limits';
import { isTold } from '@spire/domain/memoryRules';
import type { MemoryMark } from '@spire/domain/options';
import { useMessages } from '@spire/i18n';
import { Checkbox } from '@spire/ui/Checkbox';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { RatingField } from '@spire/ui/RatingField';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { memories } from '../messages/namespace.ts';
import { notTelling, telling, withMark, type NewMemory } from './memoryDraft.ts';

interface DetailsProps {
  draft: NewMemory;
  onChange: (change: Partial<NewMemory>) => void;
}

const SPARED: MemoryMark = 'notOnHardDays';

/** Details of a memory besides its words, folded away: all are left empty unless the person gives them. */
export function MemoryDetails({ draft, onChange }: DetailsProps) {
  const t = useMessages(memories);
  const [isOpen, setOpen] = useState(false);
  const isSpared = draft.marks.includes(SPARED);
  return (
    <Stack $gap={4}>
      <div>
        <LinkButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name={isOpen ? 'minus' : 'add'} />
          {t('form.ratings')}
        </LinkButton>
      </div>
      {isOpen && (
        <>
          <Rating name="goodnessRating" draft={draft} onChange={onChange} />
          <Rating name="effortRating" draft={draft} onChange={onChange} />
          <Checkbox
            isChecked={isSpared}
            hint={t('form.notOnHardDaysHint')}
            onChange={(isNow) => onChange({ marks: withMark(draft.marks as MemoryMark[], SPARED, isNow) })}
          >
            {t('form.notOnHardDays')}
          </Checkbox>
        </>
      )}
    </Stack>
  );
}

/** A number that nobody has to find: it is asked for with a press, is unsaid until it is set (D52), and can be taken back. */
function Rating({ name, draft, onChange }: DetailsProps & { name: 'goodnessRating' | 'effortRating' }) {
  const t = useMessages(memories);
  const { min, max } = LIMITS.memoryRating;
  const [isOpen, setOpen] = useState(false);
  const question = name === 'goodnessRating' ? 'joy' : 'effort';
  const isSaid = isTold(draft, name);
  if (!isSaid && !isOpen)
    return (
      <div>
        <LinkButton type="button" onClick={() => setOpen(true)}>
          <Icon name="add" />
          {t(`form.${question}`)}
        </LinkButton>
      </div>
    );
  function handleTakeBack() {
    setOpen(false);
    onChange(notTelling(draft, name));
  }

  return (
    <div>
      <RatingField
        label={t(`form.${question}`)}
        min={min}
        max={max}
        value={draft[name]}
        unsaid={isSaid ? undefined : t('form.unsaid')}
        lowLabel={t(`form.${question}Low`)}
        highLabel={t(`form.${question}High`)}
        decreaseLabel={t(`form.${question}Less`)}
        increaseLabel={t(`form.${question}More`)}
        onChange={(value) => onChange(telling(draft, { [name]: value }))}
      />
      <LinkButton type="button" onClick={handleTakeBack}>
        {t('form.noRating')}
      </LinkButton>
    </div>
  );
}
