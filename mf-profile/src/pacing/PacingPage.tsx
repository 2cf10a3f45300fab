import { useSave, useToday } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { Switch } from '@spire/ui/Switch';
import { BackLink } from '../BackLink.tsx';
import { HOW_LINES, HowItIs } from '../HowItIs.tsx';
import { AddThing } from './AddThing.tsx';
import { pacing } from './messages/namespace.ts';
import { RoomCard } from './RoomCard.tsx';
import { SetPacingDocument } from './SetPacing.generated.ts';
import { ThingList } from './ThingList.tsx';
import { type Me, usePacing } from './usePacing.ts';

/** The energy of the day: a tray with a room that is a guess, for who wants one. It does not warn. */
export default function PacingPage() {
  // A day that turns has a tray of its own: nothing of yesterday's is drawn, or kept, as today's.
  return <Tray key={useToday()} />;
}

function Tray() {
  const t = useMessages(pacing);
  const back = usePageTitle('me');
  const { read, state, keep } = usePacing();
  return (
    <Page title={usePageTitle('pacing')} lead={t('lead')} isNarrow back={<BackLink page="me">{back}</BackLink>}>
      <Read of={read} loading={t('loading')} failed={{ title: t('failedTitle') }}>
        {(me) =>
          me.isPacingOn ? (
            <Stack>
              <RoomCard day={me.pacing} onKeep={(changed) => keep(me.pacing, changed)} />
              <SaveNotice state={state} title={t('notSaved')} />
              <ThingList day={me.pacing} onKeep={(changed) => keep(me.pacing, changed)} />
              <AddThing day={me.pacing} onKeep={(changed) => keep(me.pacing, changed)} />
              <Quiet>{t('kinds')}</Quiet>
              <Card>
                <Switch isOn={me.pacing.isBig} onChange={(isBig) => keep(me.pacing, { isBig })}>
                  {t('big')}
                </Switch>
              </Card>
              <HowItIs title={t('how.title')} lines={HOW_LINES.map((line) => t(`how.${line}`))} />
              <Turn me={me} />
            </Stack>
          ) : (
            <Turn me={me} />
          )
        }
      </Read>
    </Page>
  );
}

/** Off until chosen, and off again at any time: what was kept stays. */
function Turn({ me: { isPacingOn } }: { me: Me }) {
  const t = useMessages(pacing);
  const { save, state } = useSave(SetPacingDocument);
  const button = (
    <Stack $gap={2}>
      <BusyButton
        variant={isPacingOn ? 'quiet' : 'primary'}
        isWide
        isBusy={state.kind === 'saving'}
        busyLabel={t(isPacingOn ? 'turningOff' : 'off.turningOn')}
        onClick={() => void save({ isOn: !isPacingOn })}
      >
        {t(isPacingOn ? 'turnOff' : 'off.turnOn')}
      </BusyButton>
      <SaveNotice state={state} title={t('notSaved')} />
    </Stack>
  );
  if (isPacingOn) return button;
  return (
    <Card>
      <Stack>
        <p>{t('off.text')}</p>
        {button}
      </Stack>
    </Card>
  );
}
