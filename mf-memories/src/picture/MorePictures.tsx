import { LIMITS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Row, Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { radius, space } from '@spire/ui/tokens.ts';
import { useRef } from 'react';
import styled from 'styled-components';
import { memories } from '../messages/namespace.ts';
import type { DraftPicture } from './draftPictures.ts';
import { usePictureAddress } from './usePictureAddress.ts';

interface MorePicturesProps {
  /** All of the memory, the first one with its words beside it already. */
  pictures: readonly DraftPicture[];
  onAdd: (files: readonly File[]) => void;
  onWords: (at: number, text: string) => void;
  onForward: (at: number) => void;
  onRemove: (at: number) => void;
}

/** The further pictures of a memory, each with its words and its place, and the way to another while there is room. */
export function MorePictures({ pictures, onAdd, onWords, onForward, onRemove }: MorePicturesProps) {
  const t = useMessages(memories);
  const picker = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const hasRoom = pictures.length < LIMITS.memoryPictures;

  function handleRemove(at: number) {
    onRemove(at);
    // The button pressed is gone with the picture.
    add.current?.focus();
  }

  return (
    <Stack $gap={3}>
      <List>
        {pictures.slice(1).map(({ path, text }, index) => {
          const at = index + 1;
          const number = at + 1;
          return (
            <Item key={path}>
              <Small path={path} />
              <Words>
                <TextField
                  name={`pictureText${number}`}
                  label={t('picture.wordsOf', { number })}
                  value={text}
                  limit={LIMITS.title}
                  autoComplete="off"
                  onChange={(next) => onWords(at, next)}
                />
                <Row $gap={4} $wrap>
                  <LinkButton
                    type="button"
                    aria-label={t('picture.forwardOf', { number })}
                    onClick={() => onForward(at)}
                  >
                    {t('picture.forward')}
                  </LinkButton>
                  <LinkButton
                    type="button"
                    aria-label={t('picture.removeOf', { number })}
                    onClick={() => handleRemove(at)}
                  >
                    {t('picture.removeOne')}
                  </LinkButton>
                </Row>
              </Words>
            </Item>
          );
        })}
      </List>
      {hasRoom ? (
        <Button ref={add} type="button" $variant="secondary" onClick={() => picker.current?.click()}>
          <Icon name="add" />
          {t('picture.more')}
        </Button>
      ) : (
        <p>{t('picture.most', { count: LIMITS.memoryPictures })}</p>
      )}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        data-picture="more"
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </Stack>
  );
}

function Small({ path }: { path: string }) {
  const address = usePictureAddress(path, 'small');
  return <Frame>{address !== undefined && <img src={address} alt="" />}</Frame>;
}

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  &:empty {
    display: none;
  }
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

const Frame = styled.span`
  flex: none;
  width: 72px;
  height: 72px;
  border-radius: ${radius.small};
  overflow: hidden;
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Words = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
`;
