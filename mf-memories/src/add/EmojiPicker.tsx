import { isOneOf } from '@spire/domain/lists';
import { MEMORY_EMOJIS } from '@spire/domain/options';
import { useMessages } from '@spire/i18n';
import { Choices } from '@spire/ui/Choices';
import { choosable, chosen } from '@spire/ui/chosen.ts';
import { LinkButton } from '@spire/ui/LinkButton';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { color, radius, space, text, touch } from '@spire/ui/tokens.ts';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { CoveringInput } from './CoveringInput.ts';
import { memories } from '../messages/namespace.ts';

interface EmojiPickerProps {
  selected: string;
  onChange: (emoji: string) => void;
  onClose: () => void;
}

/**
 * Thirty small pictures, one of them chosen; each is a native radio with a name, and the chosen name is shown (A25). The
 * focus goes in, and Escape or Enter leads out again.
 */
export function EmojiPicker({ selected, onChange, onClose }: EmojiPickerProps) {
  const t = useMessages(memories);
  const name = useId();
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const radios = [...(grid.current?.querySelectorAll('input') ?? [])];
    (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
  }, []);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    // Enter would send the form.
    event.preventDefault();
    onClose();
  }

  return (
    <Choices legend={t('form.emoji')}>
      <Grid ref={grid}>
        {MEMORY_EMOJIS.map((emoji) => (
          <Tile key={emoji}>
            <CoveringInput
              type="radio"
              name={name}
              value={emoji}
              checked={emoji === selected}
              onChange={() => onChange(emoji)}
              onKeyDown={handleKey}
            />
            <span aria-hidden>{emoji}</span>
            <VisuallyHidden>{t(`emojis.${emoji}`)}</VisuallyHidden>
          </Tile>
        ))}
      </Grid>
      {isOneOf(MEMORY_EMOJIS, selected) && (
        <Chosen aria-hidden>{t('form.emojiChosen', { name: t(`emojis.${selected}`) })}</Chosen>
      )}
      <div>
        <LinkButton type="button" onClick={onClose}>
          {t('picture.closeEmoji')}
        </LinkButton>
      </div>
    </Choices>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${touch.least}, 1fr));
  gap: ${space(1.5)};
`;

const Tile = styled.label`
  position: relative;
  display: grid;
  place-content: center;
  min-height: calc(${touch.least} + 4px);
  border-radius: ${radius.small};
  font-size: 1.45rem;
  line-height: 1;
  ${choosable}
  &:has(:checked) {
    ${chosen}
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Chosen = styled.p`
  ${text.small}
  color: ${color.muted};
`;
