import { LIMITS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { FieldError } from '@spire/ui/Field';
import { Icon } from '@spire/ui/Icon';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { color, radius, space, text, tint, type Tint } from '@spire/ui/tokens.ts';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { EmojiPicker } from '../add/EmojiPicker.tsx';
import type { NewMemory } from '../add/memoryDraft.ts';
import { withKnownChoices } from '../add/memoryDraft.ts';
import { MemoryPicture, tintOf } from '../memories/MemoryPicture.tsx';
import { memories } from '../messages/namespace.ts';
import { movedForward, picturesOf } from './draftPictures.ts';
import { MorePictures } from './MorePictures.tsx';
import { CameraDrawing } from './CameraDrawing.tsx';
import { usePictureChoice } from './usePictureChoice.ts';

interface PictureFieldProps {
  draft: NewMemory;
  error: string | undefined;
  /** Nothing is taken from the clipboard meanwhile. */
  isLocked: boolean;
  onChange: (change: Partial<NewMemory>) => void;
  /** A picture is being made ready, or none is any more. */
  onPreparing: (isPreparing: boolean) => void;
}

/** The picture of a memory, or the emoji in its place: picked, taken, pasted or dropped, and words for who cannot see it. */
export function PictureField({ draft, error, isLocked, onChange, onPreparing }: PictureFieldProps) {
  const t = useMessages(memories);
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const pick = useRef<HTMLButtonElement>(null);
  const shown = useRef<HTMLButtonElement>(null);
  const { state, isPreparing, take, add, change, remove, dropTarget } = usePictureChoice(draft, onChange, isLocked);
  const hasPicture = draft.picturePath !== null;
  const wrong = state.kind === 'refused' ? t(`picture.${state.problem}`) : error;
  const known = withKnownChoices(draft);
  const pictures = picturesOf(draft);

  useEffect(() => onPreparing(isPreparing), [isPreparing, onPreparing]);

  function handleChosen() {
    setChoosing(false);
    shown.current?.focus();
  }

  function handleRemove() {
    remove();
    // The button pressed is gone with the picture.
    pick.current?.focus();
  }

  const input = (ref: typeof picker, isCamera: boolean) => (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      hidden
      data-picture={isCamera ? 'camera' : 'file'}
      {...(isCamera ? { capture: 'environment' as const } : {})}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file !== undefined) void take(file);
        currentTarget.value = '';
      }}
    />
  );

  return (
    <Stack $gap={3}>
      <Line {...dropTarget}>
        <Shown
          ref={shown}
          type="button"
          aria-expanded={isChoosing}
          aria-describedby={wrong === undefined ? undefined : id}
          $tint={hasPicture ? undefined : tintOf(known)}
          onClick={() => setChoosing(!isChoosing)}
        >
          <Square>
            <MemoryPicture memory={known} size="small" isDecoration />
          </Square>
          <span>{hasPicture ? t('picture.emoji') : t('picture.changeEmoji')}</span>
        </Shown>
        <Ways>
          <Button ref={pick} type="button" $variant="secondary" onClick={() => picker.current?.click()}>
            <Icon name="image" />
            {hasPicture ? t('picture.other') : t('picture.pick')}
          </Button>
          {hasPicture ? (
            <Button type="button" $variant="secondary" onClick={handleRemove}>
              <Icon name="remove" />
              {t('picture.remove')}
            </Button>
          ) : (
            <TakeButton type="button" $variant="secondary" onClick={() => camera.current?.click()}>
              <CameraDrawing />
              {t('picture.take')}
            </TakeButton>
          )}
        </Ways>
        {input(picker, false)}
        {input(camera, true)}
      </Line>
      {isChoosing && (
        <EmojiPicker selected={known.emoji} onChange={(emoji) => onChange({ emoji })} onClose={handleChosen} />
      )}
      <PasteHint>{t('picture.pasteHint')}</PasteHint>
      <Status role="status">
        {state.kind === 'busy' && <Quiet>{t('picture.busy')}</Quiet>}
        {state.kind === 'done' && hasPicture && <Quiet>{t(doneWords(state))}</Quiet>}
      </Status>
      {wrong !== undefined && <FieldError id={id}>{wrong}</FieldError>}
      {hasPicture && (
        <TextField
          name="pictureText"
          label={t('picture.words')}
          hint={t('picture.wordsHint')}
          isOptional
          value={draft.pictureText}
          limit={LIMITS.title}
          autoComplete="off"
          onChange={(pictureText) => onChange({ pictureText })}
        />
      )}
      {hasPicture && (
        <MorePictures
          pictures={pictures}
          onAdd={(files) => void add(files)}
          onWords={(at, next) => change(pictures.map((each, place) => (place === at ? { ...each, text: next } : each)))}
          onForward={(at) => change(movedForward(pictures, at))}
          onRemove={remove}
        />
      )}
    </Stack>
  );
}

/** Changes to a picture that a person may wonder about. */
function doneWords({ wasMoving, wasTransparent }: { wasMoving: boolean; wasTransparent: boolean }) {
  if (wasMoving) return 'picture.doneStill' as const;
  return wasTransparent ? ('picture.doneOnWhite' as const) : ('picture.done' as const);
}

/** The buttons stand under the picture where words are too large to stand beside it. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  border-radius: ${radius.control};
  &[data-over='true'] {
    outline: 2px dashed ${color.primary};
    outline-offset: 6px;
  }
`;

const Shown = styled.button<{ $tint: Tint | undefined }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(1)};
  flex: 1 1 6.5rem;
  min-width: 0;
  padding: 0 0 ${space(2)};
  border: 1.5px solid transparent;
  border-radius: ${radius.control};
  overflow: hidden;
  background: ${({ $tint }) => ($tint === undefined ? color.sunk : tint($tint).soft)};
  color: ${({ $tint }) => ($tint === undefined ? color.primary : tint($tint).ink)};
  ${text.small}
  font-weight: 650;
  cursor: pointer;
  &:hover {
    border-color: ${color.edge};
  }
`;

const Square = styled.span`
  display: block;
  width: 100%;
  height: 88px;
`;

const Ways = styled.div`
  display: grid;
  align-content: center;
  flex: 2 1 min(10.5rem, 100%);
  gap: ${space(2)};
  > * {
    min-height: 48px;
    padding-inline: ${space(3)};
    justify-content: flex-start;
    text-align: start;
    svg {
      flex: none;
    }
  }
`;

/** A telephone has a camera at hand; where there is a mouse, the way to it would only be the way to a file again. */
const TakeButton = styled(Button)`
  @media (hover: hover) and (pointer: fine) {
    display: none;
  }
`;

/** Takes no room while nothing is said. */
const Status = styled.div`
  &:empty {
    margin-top: calc(-1 * ${space(3)});
  }
`;

/** A hint for devices with a mouse, which have a clipboard and drag and drop. */
const PasteHint = styled(Quiet)`
  @media (pointer: coarse) {
    display: none;
  }
`;
