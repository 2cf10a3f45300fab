import { useSave, useToday } from '@spire/client';
import type { DayMode } from '@spire/domain/dayMode';
import { useMessages } from '@spire/i18n';
import { sharedPages, useSession } from '@spire/remote-kit';
import { PageLink, useNavigate } from '@spire/remote-kit/router';
import { LinkButton } from '@spire/ui/LinkButton';
import { QuietLine } from '@spire/ui/QuietLine';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Row } from '@spire/ui/Stack';
import { useEffect, useRef, useState } from 'react';
import { home } from '../messages/namespace.ts';
import { beginCheckIn, pageOf } from './beginCheckIn.ts';
import { TakeItEasyDocument } from './TakeItEasy.generated.ts';
import { useLeaf } from './useLeaf.ts';

/** A leaf, as lines for `LineDrawing`, from Lucide (ISC licence). */
const LEAF = [
  'M11 20A7 7 0 0 1 9.8 6.1C15.5 5 17 4.48 19 2c1 2 2 4.18 2 8 0 5.5-4.78 10-10 10Z',
  'M2 21c0-3 1.85-5.36 5.08-6C9.5 14.52 12 13 13 12',
];

interface LeafLineProps {
  isCheckedIn: boolean;
  mode: DayMode;
}

/** "Bring the leaf?" after a trial on this device, in one quiet line; on days that ask for nothing it only counts. */
export function LeafLine({ isCheckedIn, mode }: LeafLineProps) {
  const t = useMessages(home);
  const { userId } = useSession();
  const today = useToday();
  const navigate = useNavigate();
  const { here, taken, take, leave } = useLeaf(isCheckedIn);
  const [isTired, setTired] = useState(false);
  if (mode !== 'ordinary' && mode !== 'low') return null;

  function handleTake() {
    take();
    // The answer is of its own day.
    if (here === undefined || isCheckedIn || here.date !== today) return;
    const { answer } = here;
    beginCheckIn(userId, today, answer, { soSo: t('leaf.answers.soSo'), good: t('leaf.answers.good') });
    if (answer === 'tired' && mode !== 'low') setTired(true);
    else go(pageOf(answer));
  }

  function go(id: string) {
    const path = sharedPages().pages.find((page) => page.id === id)?.path;
    if (path !== undefined) void navigate(path);
  }

  if (isTired) return <Tired onEased={() => go('checkin')} />;
  if (here !== undefined)
    return (
      <QuietLine
        icon={LEAF}
        link={
          <Row $gap={4} $wrap>
            <LinkButton type="button" onClick={handleTake}>
              {t('leaf.take')}
            </LinkButton>
            <LinkButton type="button" onClick={leave}>
              {t('leaf.leave')}
            </LinkButton>
          </Row>
        }
      >
        {t('leaf.offer')}
      </QuietLine>
    );
  return taken === undefined || isCheckedIn ? null : <QuietLine icon={LEAF}>{t('leaf.taken')}</QuietLine>;
}

/** Low energy today is offered, not decided: the check-in is begun either way. */
function Tired({ onEased }: { onEased: () => void }) {
  const t = useMessages(home);
  const { save, state } = useSave(TakeItEasyDocument);
  const first = useRef<HTMLButtonElement>(null);
  // It stands where the button was that led to it.
  useEffect(() => first.current?.focus(), []);
  async function handleEase() {
    const { kind } = await save({ lowEnergyToday: true });
    if (kind === 'saved' || kind === 'waiting') onEased();
  }
  return (
    <div>
      <QuietLine
        icon={LEAF}
        link={
          <Row $gap={4} $wrap>
            <LinkButton ref={first} type="button" onClick={() => void handleEase()}>
              {t('leaf.easy')}
            </LinkButton>
            <LinkButton as={PageLink} page="checkin">
              {t('leaf.toCheckIn')}
            </LinkButton>
          </Row>
        }
      >
        {t('leaf.tired')}
      </QuietLine>
      <SaveNotice state={state} title={t('leaf.failed')} />
    </div>
  );
}
