import { isStorageKept } from '@spire/domain/deviceStorage';
import { useFormat, useMessages } from '@spire/i18n';
import { changeTrial, forgetTrial, keptTrial, keptUntil, type Trial } from '@spire/remote-kit/trial';
import { LinkButton } from '@spire/ui/LinkButton';
import { color, space, text } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { trial } from './messages/namespace.ts';

interface KeptLineProps {
  kept: Trial;
  onKept: (kept: Trial) => void;
  /** Left out where the text above says how long it stays. */
  isDateSaid?: boolean;
}

/** Until when the leaf is here, and a way to delete it now, which can be undone for as long as the page is open. */
export function KeptLine({ kept, onKept, isDateSaid = true }: KeptLineProps) {
  const t = useMessages(trial);
  const format = useFormat();
  const [removed, setRemoved] = useState<Trial>();
  const until = keptUntil(kept);
  if (until === undefined && removed === undefined) return null;
  return (
    <Line role="status">
      {until === undefined ? (
        <>
          <span>{t('keep.removed')}</span>
          <LinkButton
            type="button"
            onClick={() => {
              if (removed !== undefined) onKept(changeTrial(removed));
              setRemoved(undefined);
            }}
          >
            {t('keep.undo')}
          </LinkButton>
        </>
      ) : (
        <>
          {isDateSaid && isStorageKept() && <span>{t('keep.until', { date: format.longDate(until) })}</span>}
          <LinkButton
            type="button"
            onClick={() => {
              setRemoved(forgetTrial());
              onKept(keptTrial());
            }}
          >
            {t('keep.remove')}
          </LinkButton>
        </>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(4)};
  ${text.small}
  color: ${color.muted};
`;
