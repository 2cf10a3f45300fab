import { knownOf, useRead, useSave, useToday } from '@spire/client';
import { common, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { BusyButton, Button } from '@spire/ui/Button';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Ends, Stack } from '@spire/ui/Stack';
import { SIGNS } from '../drawings.ts';
import { EqualWays } from '../EqualWays.ts';
import { checkin } from '../messages/namespace.ts';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { RestDayDocument } from './RestDay.generated.ts';
import { TakeRestDayDocument } from './TakeRestDay.generated.ts';
import { UndoRestDayDocument } from './UndoRestDay.generated.ts';

/**
 * For the day that has nothing left for a check-in: one press through it, or none at all. A rest day breaks nothing
 * (D21), and can still turn hard; a hard day and one after help offer neither (D58).
 */
export default function GentleWaysCard() {
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const today = useToday();
  const isResting = knownOf(useRead(RestDayDocument, { pick: ({ me }) => me.growth.isRestDayToday })) === true;
  const rest = useSave(TakeRestDayDocument);
  const undo = useSave(UndoRestDayDocument);

  const { day } = useDayMode();
  if (day?.mode === 'afterHelp' || day?.mode === 'hard') return null;

  return (
    <Stack $gap={3}>
      {isResting ? (
        <Ends>
          <LinkButton type="button" onClick={() => void undo.save({ date: today })}>
            {t('restDay.undo')}
          </LinkButton>
          <LinkButton as={PageLink} page="hardDay">
            <LineDrawing lines={SIGNS.hardDay} />
            {t('hardDay.link')}
          </LinkButton>
        </Ends>
      ) : (
        <EqualWays>
          <Button as={PageLink} page="hardDay" $variant="secondary" $isWide>
            <LineDrawing lines={SIGNS.hardDay} />
            {t('hardDay.link')}
          </Button>
          <BusyButton
            variant="secondary"
            isWide
            isBusy={rest.state.kind === 'saving'}
            busyLabel={tCommon('states.saving')}
            onClick={() => void rest.save({ date: today })}
          >
            <LineDrawing lines={MOON} />
            {t('restDay.take')}
          </BusyButton>
        </EqualWays>
      )}
      <SaveNotice state={rest.state} title={t('today.notSaved')} />
      <SaveNotice state={undo.state} title={t('today.notSaved')} />
    </Stack>
  );
}

/** From Lucide (ISC licence); here alone, so that no other screen fetches it. */
const MOON = [
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
];
