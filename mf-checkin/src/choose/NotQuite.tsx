import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { FlowActions } from '@spire/ui/FlowFrame';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { color, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { doing } from '../doing/messages/namespace.ts';
import { SIGNS } from '../drawings.ts';
import { GuessButtons } from './GuessButtons.tsx';
import type { useThree } from './useThree.ts';

interface NotQuiteProps {
  of: ReturnType<typeof useThree>;
  onKeep: () => void;
  onOther: () => void;
}

/** How much of what was written is said again, in characters. */
const QUOTED = 48;

/** The beginning of somebody's words, cut between two of them. */
function beginning(words: string): string {
  if (words.length <= QUOTED) return words;
  const cut = words.slice(0, QUOTED);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), QUOTED / 2)).trimEnd()}…`;
}

/** Four guesses at what it is mostly about: a tap brings three new ones, and the old stay until they are here. */
export function NotQuite({ of: three, onKeep, onOther }: NotQuiteProps) {
  const tDoing = useMessages(doing);
  const { asking, guesses, wrote } = three;
  const back = (
    <LinkButton type="button" onClick={onKeep}>
      <LineDrawing lines={SIGNS.close} />
      {tDoing('heard.ask.close')}
    </LinkButton>
  );
  return (
    <Page title={tDoing('heard.ask.title')} isNarrow back={back}>
      <Stack $gap={4}>
        {wrote !== '' && (
          <Said>
            <LineDrawing lines={SIGNS.write} />
            {tDoing('heard.wrote', { words: beginning(wrote) })}
          </Said>
        )}
        <GuessButtons
          guesses={guesses}
          isBusy={asking.kind === 'asking'}
          onChoose={(group) => void three.choose(group).then((isHere) => isHere && onKeep())}
          onOther={onOther}
        />
        <div aria-live="polite">
          {asking.kind === 'asking' && <Quiet>{tDoing('three.finding')}</Quiet>}
          {asking.kind === 'failed' && <Notice kind="error">{tDoing('three.failed')}</Notice>}
        </div>
        <Quiet>{tDoing('heard.mayBeWrong')}</Quiet>
      </Stack>
      <FlowActions>
        <LinkButton type="button" onClick={onKeep}>
          {tDoing('heard.ask.keep')}
        </LinkButton>
        <LinkButton as={PageLink} page="help">
          {tDoing('heard.someone')}
        </LinkButton>
      </FlowActions>
    </Page>
  );
}

const Said = styled.p`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: 16px;
  background: ${color.sunk};
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    margin-top: ${space(0.5)};
  }
`;
