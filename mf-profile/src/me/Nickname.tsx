import { useMessages } from '@spire/i18n';
import { useDraft, useSession } from '@spire/remote-kit';
import { Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { color, space, text } from '@spire/ui/tokens.ts';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { profile } from '../messages/namespace.ts';
import { NicknameForm } from './NicknameForm.tsx';

/** The nickname, and in its place a small form while it is being changed. What is written survives a reload (A15). */
export function Nickname({ nickname }: { nickname: string }) {
  const t = useMessages(profile);
  const { userId } = useSession();
  const [draft, changeDraft] = useDraft(`nickname.${userId}`, { isOpen: false, nickname: '' });
  const [isSaved, setSaved] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(draft.isOpen);

  useEffect(() => {
    if (wasOpen.current && !draft.isOpen) change.current?.focus();
    wasOpen.current = draft.isOpen;
  }, [draft.isOpen]);

  if (draft.isOpen)
    return (
      <NicknameForm
        nickname={draft.nickname}
        onChange={(written) => changeDraft({ nickname: written })}
        onClose={(hasSaved) => {
          setSaved(hasSaved);
          changeDraft({ isOpen: false, nickname: '' });
        }}
      />
    );

  return (
    <>
      <Line>
        <Name>{nickname === '' ? t('me.nameless') : nickname}</Name>
        <Button
          ref={change}
          type="button"
          $variant="quiet"
          onClick={() => {
            setSaved(false);
            changeDraft({ isOpen: true, nickname });
          }}
        >
          <Icon name="edit" />
          {t('nickname.change')}
        </Button>
      </Line>
      <Status role="status">{isSaved ? t('nickname.saved') : ''}</Status>
    </>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  > button {
    margin-inline: calc(-1 * ${space(3)});
    padding-inline: ${space(3)};
  }
`;

const Name = styled.h2`
  ${text.heading}
  font-size: 1.35rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Status = styled.p`
  ${text.small}
  color: ${color.primary};
  font-weight: 600;
`;
