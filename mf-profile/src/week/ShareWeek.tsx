import { saveFile } from '@spire/client/lazy';
import { useSession } from '@spire/remote-kit';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { Switch } from '@spire/ui/Switch';
import { TICK } from '@spire/ui/tick.ts';
import { color, radius, space } from '@spire/ui/tokens.ts';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { sharedPlants } from './plants.ts';
import { canSharePictures, FILE, pictureFile } from './savePicture.ts';
import { fixed, LOOKS } from './weekLooks.ts';
import { WeekGarden } from './WeekGarden.tsx';
import type { ToldWeek } from './WeekShown.tsx';

const TRUE_OF_IT = ['noWords', 'shuffled', 'noHard'] as const;
const NAME = 'spire.png';
const paint = fixed(LOOKS.light);

/** The picture as others would see it, before anything is made; it is made here and sent by nobody but the person. */
export default function ShareWeek({ days, monday, words }: ToldWeek) {
  const { t } = words;
  const { userId } = useSession();
  const [hasDates, setHasDates] = useState(false);
  const [state, setState] = useState<'resting' | 'making' | 'saved' | 'failed'>('resting');
  const garden = useRef<SVGSVGElement>(null);
  const dates = hasDates ? words.longRange(monday) : '';

  async function make(hand: (file: File) => Promise<void> | void): Promise<void> {
    if (garden.current === null) return;
    setState('making');
    try {
      await hand(await pictureFile(garden.current, { title: t('mine'), mark: 'Spire', dates }, NAME));
    } catch {
      setState('failed');
    }
  }
  const save = () =>
    make((file) => {
      saveFile(NAME, file);
      setState('saved');
    });
  const share = () =>
    make(async (file) => {
      // Closing the phone's sheet is no failure.
      await navigator.share({ files: [file] }).catch(() => undefined);
      setState('resting');
    });
  const isBusy = state === 'making';
  return (
    <Stack $gap={4}>
      <Framed data-shared-week>
        <WeekGarden
          picture={garden}
          plants={sharedPlants(days, userId)}
          label={t('sharing.picture')}
          paint={paint}
          ratio={FILE.garden / FILE.width}
        />
        <Under>
          <span>
            <strong>{t('mine')}</strong>
            {hasDates && <small>{dates}</small>}
          </span>
          <span>Spire</span>
        </Under>
      </Framed>
      <Card>
        <Ticks>
          {TRUE_OF_IT.map((each) => (
            <li key={each}>
              <LineDrawing lines={TICK} />
              {t(`sharing.${each}`)}
            </li>
          ))}
        </Ticks>
      </Card>
      <Switch isOn={hasDates} onChange={setHasDates} name="dates">
        {t('sharing.dates')}
      </Switch>
      <Row $gap={3} $wrap>
        <BusyButton variant="secondary" isBusy={isBusy} busyLabel={t('sharing.making')} onClick={() => void save()}>
          {t('sharing.save')}
        </BusyButton>
        {canSharePictures() && (
          <BusyButton isBusy={isBusy} busyLabel={t('sharing.making')} onClick={() => void share()}>
            {t('sharing.share')}
          </BusyButton>
        )}
      </Row>
      {state === 'saved' && <Quiet role="status">{t('sharing.saved')}</Quiet>}
      {state === 'failed' && <Notice kind="error">{t('sharing.failed')}</Notice>}
    </Stack>
  );
}

/** A picture of its own, which no theme reaches. */
const Framed = styled.div`
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  overflow: hidden;
  background: #fffdf9;
  color: #1e2a24;
`;

const Under = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 3.6rem;
  padding: ${space(2)} ${space(4)};
  small {
    display: block;
  }
`;

const Ticks = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: ${space(3)};
  }
  svg {
    flex: none;
    margin-top: 0.15em;
  }
`;
