import { useSave } from '@spire/client';
import { textErrors } from '@spire/domain/fieldChecks';
import { LIMITS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { color, space, text } from '@spire/ui/tokens.ts';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { profile } from '../messages/namespace.ts';
import { SaveProfileDocument } from '../settings/SaveProfile.generated.ts';
import { NicknameForm } from './NicknameForm.tsx';

/**
 * The nickname, and in its place a small form while it is being changed. The text of the form survives a reload (A15).
 */
export function Nickname({ nickname }: { nickname: string }) {
  const t = useMessages(profile);
  const { userId } = useSession();
  const form = useForm({
    name: `nickname.${userId}`,
    initial: () => ({ isOpen: false, nickname: '' }),
    isBegun: (draft) => draft.isOpen && draft.nickname !== nickname,
    check: (draft) => textErrors('nickname', draft.nickname, LIMITS.nickname),
    toInput: (draft) => ({ nickname: draft.nickname.trim() }),
    save: useSave(SaveProfileDocument),
    words: ({ code }) => (code === 'REQUIRED' ? t('nickname.required') : undefined),
  });
  const { isOpen } = form.draft;
  const change = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    if (wasOpen.current && !isOpen) change.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) return <NicknameForm form={form} />;

  return (
    <>
      <Line>
        <Name>{nickname === '' ? t('me.nameless') : nickname}</Name>
        <Button ref={change} type="button" $variant="quiet" onClick={() => form.change({ isOpen: true, nickname })}>
          <Icon name="edit" />
          {t('nickname.change')}
        </Button>
      </Line>
      <Status role="status">{form.state.kind === 'saved' ? t('nickname.saved') : ''}</Status>
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

const Name = styled.p`
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
