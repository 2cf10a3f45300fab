import { LIMITS } from '@spire/domain/limits';
import { keysOf } from '@spire/domain/lists';
import { MEMORY_CATEGORIES } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { Quiet } from '@spire/ui/Quiet';
import { RadioCards } from '@spire/ui/RadioCards';
import { RatingField } from '@spire/ui/RatingField';
import { text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { memories } from '../messages/namespace.ts';
import { EmojiPicker } from './EmojiPicker.tsx';
import { withKnownChoices, type NewMemory } from './memoryDraft.ts';

interface MemoryDetailsProps {
  draft: NewMemory;
  onChange: (change: Partial<NewMemory>) => void;
}

/** What a memory carries besides its words. All of it has a sensible beginning and can be left as it stands. */
export function MemoryDetails({ draft, onChange }: MemoryDetailsProps) {
  const t = useMessages(memories);
  const tOptions = useMessages(options);
  const { emoji, category } = withKnownChoices(draft);
  const { min, max } = LIMITS.memoryRating;
  return (
    <>
      <div>
        <Title>{t('form.details')}</Title>
        <Quiet>{t('form.detailsText')}</Quiet>
      </div>
      <EmojiPicker selected={emoji} onChange={(chosen) => onChange({ emoji: chosen })} />
      <RadioCards
        legend={t('form.category')}
        columns={2}
        options={keysOf(MEMORY_CATEGORIES).map((id) => ({ id, title: tOptions(`memoryCategories.${id}`) }))}
        selected={category}
        onChange={(chosen) => onChange({ category: chosen })}
      />
      <RatingField
        label={t('form.joy')}
        min={min}
        max={max}
        value={draft.goodnessRating}
        lowLabel={t('form.joyLow')}
        highLabel={t('form.joyHigh')}
        decreaseLabel={t('form.joyLess')}
        increaseLabel={t('form.joyMore')}
        onChange={(goodnessRating) => onChange({ goodnessRating })}
      />
      <RatingField
        label={t('form.effort')}
        min={min}
        max={max}
        value={draft.effortRating}
        lowLabel={t('form.effortLow')}
        highLabel={t('form.effortHigh')}
        decreaseLabel={t('form.effortLess')}
        increaseLabel={t('form.effortMore')}
        onChange={(effortRating) => onChange({ effortRating })}
      />
    </>
  );
}

const Title = styled.h2`
  ${text.heading}
`;
