import { NEED_MORE, type NeedMore } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { Quiet } from '@spire/ui/Quiet';
import { color } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';

/** The chips of today that led to this text, in the words they were chosen by. */
export function Because({ needs }: { needs: readonly NeedMore[] }) {
  const t = useMessages(checkin);
  const tOptions = useMessages(options);
  if (needs.length === 0) return null;
  return (
    <Quiet>
      {t('suggestion.because')}{' '}
      {needs.map((need, index) => (
        <span key={need}>
          {index > 0 && ' · '}
          <span aria-hidden>{NEED_MORE[need]}</span> <Strong>{tOptions(`needMore.${need}`)}</Strong>
        </span>
      ))}
    </Quiet>
  );
}

const Strong = styled.strong`
  color: ${color.ink};
`;
