import { common, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { color } from '@spire/ui/tokens.ts';
import { useRef } from 'react';
import styled from 'styled-components';
import { Avatar } from './Avatar.tsx';
import { me as namespace } from './messages/namespace.ts';
import { useAvatar } from './useAvatar.ts';

/** The person's picture, and the ways to have another or none. */
export function AvatarForm({ avatar }: { avatar: string | null }) {
  const t = useMessages(namespace);
  const tCommon = useMessages(common);
  const { state, change, remove } = useAvatar();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = state === 'busy';
  return (
    <Stack $gap={2}>
      <Row $wrap>
        <Round>
          <Icon name="person" />
          {avatar !== null && <Avatar name={avatar} size="4.5rem" />}
        </Round>
        <Button type="button" $variant="secondary" aria-disabled={isBusy} onClick={() => field.current?.click()}>
          {t(isBusy ? 'person.uploading' : avatar === null ? 'person.addPicture' : 'person.changePicture')}
        </Button>
        {avatar !== null && !isBusy && (
          <LinkButton type="button" onClick={() => void remove()}>
            {t('person.removePicture')}
          </LinkButton>
        )}
      </Row>
      <input
        hidden
        ref={field}
        type="file"
        name="avatar"
        accept="image/*"
        aria-label={t('person.addPicture')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file !== undefined && !isBusy) void change(file);
        }}
      />
      <Quiet>{t('person.pictureHint')}</Quiet>
      <Quiet role="status">
        {state === 'saved' && t('person.pictureSaved')}
        {state === 'removed' && t('person.pictureRemoved')}
        {state === 'waiting' && tCommon('states.waiting')}
      </Quiet>
      {state === 'notPicture' && <Notice kind="error">{t('person.notPicture')}</Notice>}
      {state === 'tooLarge' && <Notice kind="error">{t('person.tooLarge')}</Notice>}
      {state === 'failed' && (
        <Notice kind="error" title={t('person.pictureFailed')}>
          {t('person.pictureFailedText')}
        </Notice>
      )}
    </Stack>
  );
}

const Round = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  flex: none;
  width: 4.5rem;
  height: 4.5rem;
  border-radius: 50%;
  overflow: hidden;
  background: ${color.primarySoft};
  color: ${color.primary};
  font-size: 1.2rem;
  > img {
    position: absolute;
    inset: 0;
  }
`;
