import { useSave } from '@spire/client';
import { useFormat, useMessages } from '@spire/i18n';
import { showToast } from '@spire/remote-kit';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { preferences } from './messages/namespace.ts';
import { RemoveLikedDocument } from './RemoveLiked.generated.ts';
import { useRemoval } from './useRemoval.ts';

interface LikedItemProps {
  suggestion: { id: string; suggestionText: string; likedAt: string };
}

/** A suggestion the person liked, with its date as their language writes it (trap 90); removing can be undone (A24). */
export function LikedItem({ suggestion: { id, suggestionText, likedAt } }: LikedItemProps) {
  const t = useMessages(preferences);
  const format = useFormat();
  const { save } = useSave(RemoveLikedDocument);
  const { isLeaving, begin, undo } = useRemoval(async () => {
    const { kind } = await save({ id });
    const isGone = kind === 'saved' || kind === 'waiting';
    if (isGone) showToast({ kind: 'success', title: t('liked.removed') });
    else showToast({ kind: 'error', title: t('liked.notRemoved'), text: suggestionText });
    return isGone;
  });
  return (
    <Item>
      {isLeaving ? (
        <>
          <Quiet role="status">{t('liked.removing')}</Quiet>
          <LinkButton type="button" onClick={undo}>
            {t('liked.undo')}
          </LinkButton>
        </>
      ) : (
        <>
          <Words>
            <p>{suggestionText}</p>
            <Quiet>{t('liked.likedAt', { date: format.shortDate(likedAt) })}</Quiet>
          </Words>
          <LinkButton type="button" onClick={begin} aria-label={t('liked.removeThis', { text: suggestionText })}>
            {t('liked.remove')}
          </LinkButton>
        </>
      )}
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding-block: ${space(3)};
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;
