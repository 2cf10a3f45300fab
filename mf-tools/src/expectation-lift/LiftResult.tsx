import { common, useMessages } from '@spire/i18n';
import type { Day } from '@spire/remote-kit/dayOf';
import { PageLink } from '@spire/remote-kit/router';
import { Card } from '@spire/ui/Card';
import { Disclosure } from '@spire/ui/Disclosure';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { ErrorState, LoadingState } from '@spire/ui/states';
import { color, space, text } from '@spire/ui/tokens.ts';
import { HelpFound } from '@spire/written/HelpFound';
import { NextWait } from '@spire/written/NextWait';
import { OfferedHelp } from '@spire/written/OfferedHelp';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Again } from '../tool-frame/Again.tsx';
import { DoneForNow } from '../tool-frame/DoneForNow.tsx';
import { Seen } from '../tool-frame/Seen.tsx';
import { ToolEnd } from '../tool-frame/ToolEnd.tsx';
import { useSent } from '../tool-frame/useSent.ts';
import { AiPart } from '../written/AiPart.tsx';
import { writtenTools } from '../written/messages/namespace.ts';
import { Origin } from '../written/Origin.tsx';
import type { KeptLift, Response } from './lift.ts';
import { LiftAnswers } from './LiftAnswers.tsx';
import { expectationLift } from './messages/namespace.ts';
import { NoteCard } from './NoteCard.tsx';
import { toldIn, useResponse } from './useResponse.ts';

interface LiftResultProps {
  day: Day | undefined;
  of: KeptLift;
  onResponse: (response: Response) => void;
  onAgain: () => void;
}

/** The end of a saved session: the wait, then the encouragement; or that there is none, with a way to begin again. */
export function LiftResult({ day, of: { session, response }, onResponse, onAgain }: LiftResultProps) {
  const t = useMessages(expectationLift);
  const tCommon = useMessages(common);
  const tWrittenTools = useMessages(writtenTools);
  const { state, write, giveUp, goOn, notMe } = useResponse(onResponse);
  const saved = useSent('addExpectationSession', session.id);

  // After help there is no encouragement, unless it is asked for anew.
  const [isWithout, setWithout] = useState(false);
  const leaveHelp = () => {
    setWithout(true);
    goOn();
  };

  // Asked for once; a reload in between asks again.
  const asked = useRef(false);
  useEffect(() => {
    if (response !== null || asked.current) return;
    asked.current = true;
    write(session);
  }, [response, session, write]);

  if (state.kind === 'help') return <HelpFound crisis={state.crisis} onGoOn={leaveHelp} onNotMe={notMe} />;
  const isWaiting = response === null && (state.kind === 'asking' || (state.kind === 'resting' && !isWithout));
  const answers = (
    <Disclosure title={t('result.answers')}>
      <LiftAnswers session={session} />
    </Disclosure>
  );
  const again = <Again label={t(state.kind === 'failed' ? 'result.restart' : 'result.again')} onAgain={onAgain} />;
  return (
    <ToolEnd
      day={day}
      title={t('result.title')}
      saved={saved}
      isPage
      own={
        <>
          {answers}
          {again}
        </>
      }
    >
      {isWaiting && (
        <div>
          <LoadingState isInWords text={t('result.creating')} slowText={tCommon('states.loadingSlow')} />
          <NextWait onGiveUp={giveUp} />
        </div>
      )}
      {response === null && state.kind === 'failed' && (
        <ErrorState
          title={t('result.wrong')}
          text={t('result.wrongText')}
          retryLabel={tCommon('actions.retry')}
          onRetry={() => write(session)}
        />
      )}
      {response !== null && <Encouragement response={response} />}
      {answers}
      <OfferedHelp told={toldIn(session)} />
      {response !== null && (
        <>
          <AiPart />
          <DoneForNow />
        </>
      )}
      {again}
      <div>
        <LinkButton as={PageLink} page="tools">
          {tWrittenTools('toTools')}
        </LinkButton>
      </div>
    </ToolEnd>
  );
}

function Encouragement({ response }: { response: Response }) {
  const t = useMessages(expectationLift);
  const tWrittenTools = useMessages(writtenTools);
  const { message, suggestions, learning, brainTraining, source, isFromHere, seen } = response;
  return (
    <>
      <Seen sentence={seen} />
      {isFromHere && <Quiet role="status">{tWrittenTools('offline')}</Quiet>}
      <Card title={t('result.message')}>
        <Stack $gap={4}>
          <Message>{message}</Message>
          {suggestions.length > 0 && (
            <div>
              <Heading>{t('result.tips')}</Heading>
              <Tips>
                {suggestions.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </Tips>
            </div>
          )}
          <Origin source={source} />
        </Stack>
      </Card>
      <NoteCard note={learning} title={t('result.learning')} tintName="sun" />
      <NoteCard note={brainTraining} title={t('result.brainTraining')} tintName="sky" />
    </>
  );
}

const Message = styled.p`
  ${text.large}
  white-space: pre-line;
`;

const Heading = styled.h3`
  ${text.body}
  font-weight: 650;
`;

const Tips = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(2)};
  li {
    display: flex;
    gap: ${space(3)};
  }
  li::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    margin-top: 0.6em;
    border-radius: 50%;
    background: ${color.primary};
  }
`;
