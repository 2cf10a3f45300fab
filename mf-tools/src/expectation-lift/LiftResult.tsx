import { useLatestSave } from '@spire/client';
import { type EventKind, isQuietAhead } from '@spire/domain/eventKinds';
import { common, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import type { Day } from '@spire/remote-kit/dayOf';
import { PageLink } from '@spire/remote-kit/router';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { ErrorState, LoadingState } from '@spire/ui/states';
import { HelpFound } from '@spire/written/HelpFound';
import { NextWait } from '@spire/written/NextWait';
import { OfferedNumber } from '@spire/written/OfferedHelp';
import { useCrisisReading } from '@spire/written/useCrisisReading.ts';
import { useEffect, useRef, useState } from 'react';
import { Again } from '../tool-frame/Again.tsx';
import { DoneForNow } from '../tool-frame/DoneForNow.tsx';
import { Seen } from '../tool-frame/Seen.tsx';
import { ToolEnd } from '../tool-frame/ToolEnd.tsx';
import { useSent } from '../tool-frame/useSent.ts';
import { AiPart } from '../written/AiPart.tsx';
import { writtenTools } from '../written/messages/namespace.ts';
import { AboutChip } from './AboutChip.tsx';
import { Columns, Tail } from './Columns.tsx';
import type { KeptLift, Plan, Session } from './lift.ts';
import { LiftAdvice } from './LiftAdvice.tsx';
import { LiftFold } from './LiftFold.tsx';
import { LiftGrave } from './LiftGrave.tsx';
import { LiftPlan } from './LiftPlan.tsx';
import { expectationLift } from './messages/namespace.ts';
import { planIn, withPlan } from './plan.ts';
import { headingOf } from './planLines.ts';
import { PlanDay } from './PlanDay.tsx';
import { PlanExpectationSessionDocument } from './PlanExpectationSession.generated.ts';
import { toldIn, useResponse } from './useResponse.ts';

interface LiftResultProps {
  day: Day | undefined;
  of: KeptLift;
  onChange: (kept: KeptLift) => void;
  onAgain: () => void;
}

/** The end of a saved session: the person's own plan, then what may make it easier; or that there is none, with a way to begin again. */
export function LiftResult({ day, of: kept, onChange, onAgain }: LiftResultProps) {
  const { session, about, response } = kept;
  const t = useMessages(expectationLift);
  const tCommon = useMessages(common);
  const tWrittenTools = useMessages(writtenTools);
  const { isCalm } = useAppearance();
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  });
  const { state, write, giveUp, goOn, notMe } = useResponse((made) => onChange({ ...latest.current, response: made }));
  const offered = useCrisisReading(toldIn(session)) ?? undefined;
  const saved = useSent('addExpectationSession', session.id);
  const planned = useLatestSave(PlanExpectationSessionDocument, (plan: Pick<Session, 'howToFeelGood' | 'planOn'>) => ({
    id: session.id,
    ...plan,
  }));

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
    write({ ...session, about });
  }, [response, session, about, write]);

  function changeAbout(chosen: EventKind) {
    onChange({ ...kept, about: chosen, response: null });
    write({ ...session, about: chosen });
  }

  function keepPlanned(next: KeptLift) {
    const { howToFeelGood, planOn } = next.session;
    const isNew = howToFeelGood !== session.howToFeelGood || planOn !== session.planOn;
    onChange(next);
    if (isNew) planned.want({ howToFeelGood, planOn });
  }
  const changePlan = (plan: Plan) => keepPlanned(withPlan(kept, plan));

  if (state.kind === 'help') return <HelpFound {...state} onGoOn={leaveHelp} onNotMe={notMe} />;
  const isWaiting = response === null && (state.kind === 'asking' || (state.kind === 'resting' && !isWithout));
  const { about: taken, event = null } = response ?? {};
  const isGrave = taken !== undefined && isQuietAhead({ about: taken, event });
  const plan = planIn(kept);
  const fold = <LiftFold session={session} response={response} isBare={isGrave} />;
  const again = <Again label={t(state.kind === 'failed' ? 'result.restart' : 'result.again')} onAgain={onAgain} />;
  const own = (
    <Stack $gap={2}>
      <LiftPlan sessionId={session.id} plan={plan} onChange={changePlan} />
      {plan.length > 0 && !isGrave && <Quiet>{t('plan.enough')}</Quiet>}
      {plan.length > 0 && (
        <PlanDay session={session} onChange={(planOn) => keepPlanned({ ...kept, session: { ...session, planOn } })} />
      )}
      <SaveNotice state={planned.state} title={t('plan.notSaved')} />
    </Stack>
  );
  // The chosen kind is shown while a new answer is on its way; where nothing was known, the chip asks.
  const shownAs = about ?? taken;
  const isUnknown = about === null && taken === 'other';
  const chip = shownAs !== undefined && (
    <AboutChip isQuiet about={isUnknown ? null : shownAs} isGuess={about === null} onChoose={changeAbout} />
  );
  const sky = isCalm ? 'none' : isGrave ? 'evening' : undefined;
  const heading = headingOf(session.whatToDo);
  return (
    <ToolEnd
      day={day}
      title={t('result.title')}
      {...(heading !== undefined && { shown: heading })}
      {...(sky !== undefined && { scene: sky })}
      saved={saved}
      isPage
      isBroad={!isGrave}
      own={
        <>
          {own}
          {fold}
          {again}
        </>
      }
    >
      {chip}
      {isGrave && response !== null ? (
        <LiftGrave response={response} plan={own} isOffered={offered !== undefined} />
      ) : (
        <>
          <Seen sentence={response?.seen} />
          <Columns>
            {own}
            {response !== null && <LiftAdvice response={response} plan={plan} onChange={changePlan} />}
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
                onRetry={() => write({ ...session, about })}
              />
            )}
          </Columns>
        </>
      )}
      <Tail>
        {fold}
        {offered !== undefined && <OfferedNumber kind={offered.kind} />}
        {response !== null && (
          <>
            {!isGrave && <AiPart />}
            <DoneForNow />
          </>
        )}
        {again}
        <div>
          <LinkButton as={PageLink} page="tools">
            {tWrittenTools('toTools')}
          </LinkButton>
        </div>
      </Tail>
    </ToolEnd>
  );
}
