import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { cardGround } from '@spire/ui/Card';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { color, space, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { SIGNS } from './drawings.ts';
import { toolFrame } from './messages/namespace.ts';

export interface GentlerWaysProps {
  /** The milder exercise in a line, where one was chosen already. */
  milder?: string | undefined;
  onMilder: () => void;
  /** It has become worse more than once lately: a person stands first. */
  isSomeoneFirst?: boolean;
}

/** After what was too much: something milder, and a person. */
export function GentlerWays({ milder, onMilder, isSomeoneFirst = false }: GentlerWaysProps) {
  const t = useMessages(toolFrame);
  return (
    <Ways $isTurned={isSomeoneFirst}>
      <Way type="button" onClick={onMilder}>
        <Words sign="milder" title={t('stop.milder')} line={milder ?? t('stop.milderLine')} />
      </Way>
      <Way as={PageLink} page="help">
        <Words sign="someone" title={t('stop.someone')} line={t('stop.someoneLine')} />
      </Way>
    </Ways>
  );
}

function Words({ sign, title, line }: { sign: 'milder' | 'someone'; title: string; line: string }) {
  return (
    <>
      <Sign aria-hidden>
        <LineDrawing lines={SIGNS[sign]} />
      </Sign>
      <span>
        <Title>{title}</Title>
        <Line>{line}</Line>
      </span>
      <LineDrawing lines={SIGNS.right} />
    </>
  );
}

const Ways = styled.div<{ $isTurned: boolean }>`
  ${cardGround}
  display: flex;
  flex-direction: ${({ $isTurned }) => ($isTurned ? 'column-reverse' : 'column')};
  padding: 0 ${space(4)};
`;

const Way = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} 0;
  border: 0;
  background: none;
  color: ${color.ink};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  & + & {
    border-top: 1px solid ${color.hairline};
  }
  &:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

const Sign = styled.span`
  display: grid;
  place-content: center;
  width: 44px;
  height: 44px;
  border-radius: 12px;
  background: ${color.primarySoft};
  color: ${color.primary};
`;

const Title = styled.strong`
  display: block;
`;

const Line = styled.span`
  display: block;
  ${text.small}
  color: ${color.muted};
`;
