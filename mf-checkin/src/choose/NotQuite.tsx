import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { FlowActions } from '@spire/ui/FlowFrame';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { doing } from '../doing/messages/namespace.ts';
import { SIGNS } from '../drawings.ts';
import { GuessButtons } from './GuessButtons.tsx';
import type { useThree } from './useThree.ts';
import { beginning, Wrote } from './Wrote.tsx';

interface NotQuiteProps {
  of: ReturnType<typeof useThree>;
  onKeep: () => void;
  onOther: () => void;
}

/** How much of what was written is said again, in characters. */
const QUOTED = 48;

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
        {wrote !== '' && <Wrote>{tDoing('heard.wrote', { words: beginning(wrote, QUOTED) })}</Wrote>}
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
