import { common, useMessages } from '@spire/i18n';
import { showToast, type ToastKind } from '@spire/remote-kit';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../src/Button.tsx';
import { Card, CardLink } from '../src/Card.tsx';
import { Disclosure } from '../src/Disclosure.tsx';
import { Icon } from '../src/Icon.tsx';
import { LeafList } from '../src/LeafList.tsx';
import { LinkRow } from '../src/LinkRow.tsx';
import { Notice } from '../src/Notice.tsx';
import { NumberButton } from '../src/NumberButton.tsx';
import { Pacer, TimeRing } from '../src/Pacer.tsx';
import { Page } from '../src/Page.tsx';
import { Quiet } from '../src/Quiet.tsx';
import { QuietLine } from '../src/QuietLine.tsx';
import { Row, Stack } from '../src/Stack.tsx';
import { EmptyState, ErrorState, LoadingState } from '../src/states.tsx';
import { Lines } from '../src/Switch.tsx';
import { Tag } from '../src/Tag.tsx';
import { Timer } from '../src/Timer.tsx';
import type { Tint } from '../src/tokens.ts';
import { useCountdown } from '../src/useCountdown.ts';
import type { CountdownState, KeptTimer } from '../src/useKeptTimer.ts';
import { gallery } from './texts/namespace.ts';

const Dialog = lazy(async () => ({ default: (await import('../src/Dialog.tsx')).Dialog }));

const TINTS: readonly Tint[] = ['sky', 'amber', 'teal', 'violet', 'sun', 'rose'];

function Overlays() {
  const t = useMessages(gallery);
  const tCommon = useMessages(common);
  const [isOpen, setOpen] = useState(false);
  const toast = (kind: ToastKind) =>
    showToast({
      kind,
      title: t(kind === 'error' ? 'surfaces.failed' : 'surfaces.toastTitle'),
      text: t('surfaces.toastText'),
    });
  return (
    <Card>
      <Row $wrap>
        <Button type="button" $variant="secondary" onClick={() => setOpen(true)}>
          {t('surfaces.openDialog')}
        </Button>
        <Button type="button" $variant="secondary" onClick={() => toast('info')}>
          {t('surfaces.toastInfo')}
        </Button>
        <Button type="button" $variant="secondary" onClick={() => toast('success')}>
          {t('surfaces.toastSuccess')}
        </Button>
        <Button type="button" $variant="secondary" onClick={() => toast('error')}>
          {t('surfaces.toastError')}
        </Button>
      </Row>
      <Suspense>
        {isOpen && (
          <Dialog
            isOpen
            onClose={() => setOpen(false)}
            title={t('surfaces.dialogTitle')}
            closeLabel={tCommon('toast.close')}
            actions={
              <>
                <Button type="button" $variant="secondary" onClick={() => setOpen(false)}>
                  {tCommon('actions.cancel')}
                </Button>
                <Button type="button" $variant="danger" onClick={() => setOpen(false)}>
                  {tCommon('actions.logOut')}
                </Button>
              </>
            }
          >
            <p>{t('surfaces.dialogText')}</p>
          </Dialog>
        )}
      </Suspense>
    </Card>
  );
}

/** A timer of the gallery: of nobody, and at rest until it is pressed. */
function useOwnTimer(seconds: number): KeptTimer {
  const [at, setAt] = useState<CountdownState>({ left: seconds * 1000 });
  return {
    ...{ at, step: 1, wasUnderWay: false },
    start: () => undefined,
    change: (part) => part.at !== undefined && setAt(part.at),
    end: () => true,
  };
}

/** A breath in and a breath out, at rest until somebody begins. */
function Breath() {
  const t = useMessages(gallery);
  const [isRunning, setRunning] = useState(false);
  const { left, pause, goOn } = useCountdown(60, { kept: useOwnTimer(60), onOver: () => setRunning(false) });
  return (
    <Card title={t('surfaces.pacer.title')}>
      <Stack $gap={4}>
        <TimeRing seconds={60} left={left}>
          <Pacer
            elapsed={60 - left}
            rhythm={{ inSeconds: 4, outSeconds: 6 }}
            isMoving
            isRunning={isRunning}
            words={{
              in: { now: t('surfaces.pacer.in'), count: t('surfaces.pacer.inCount') },
              out: { now: t('surfaces.pacer.out'), count: t('surfaces.pacer.outCount') },
            }}
          />
        </TimeRing>
        <Button
          type="button"
          $variant="secondary"
          onClick={() => {
            setRunning(!isRunning);
            if (isRunning) pause();
            else goOn();
          }}
        >
          {t(isRunning ? 'surfaces.timer.pause' : 'surfaces.timer.goOn')}
        </Button>
      </Stack>
    </Card>
  );
}

/** Cards, notices, waiting, empty, failed, dialog and toasts. */
export function SurfacesPage() {
  const t = useMessages(gallery);
  const tCommon = useMessages(common);
  const again = { retryLabel: tCommon('actions.retry'), onRetry: () => undefined };
  const timer = useOwnTimer(120);
  return (
    <Page
      title={t('surfaces.title')}
      lead={t('surfaces.lead')}
      back={<a href="#home">{t('surfaces.back')}</a>}
      action={
        <Button as="a" href="#home">
          <Icon name="add" />
          {t('surfaces.add')}
        </Button>
      }
      columns
    >
      <Stack $gap={5}>
        <Overlays />
        <Card>
          <Lines>
            <LinkRow href="#home" icon={<Icon name="person" />}>
              {t('pages.home')}
            </LinkRow>
            <LinkRow href="#fields" icon={<Icon name="settings" />}>
              {t('pages.fields')}
            </LinkRow>
          </Lines>
        </Card>
        <Notice kind="info">{t('surfaces.info')}</Notice>
        <Notice kind="success" title={t('surfaces.saved')} />
        <Notice kind="error" title={t('surfaces.failed')}>
          {t('surfaces.failedText')}
        </Notice>
        <CardLink href="#home" title={t('surfaces.add')} />
        <Card title={t('surfaces.title')} aside={<Tag>{t('surfaces.saved')}</Tag>}>
          <LoadingState text={tCommon('states.loading')} slowText={tCommon('states.loadingSlow')} />
          <Row $gap={2} $wrap>
            {TINTS.map((name) => (
              <Tag key={name} tint={name}>
                {name}
              </Tag>
            ))}
          </Row>
          <Quiet>{t('surfaces.info')}</Quiet>
          <div>
            <Disclosure title={t('surfaces.empty')}>
              <p>{t('surfaces.emptyText')}</p>
            </Disclosure>
            <Disclosure title={t('surfaces.failed')}>
              <p>{t('surfaces.failedText')}</p>
            </Disclosure>
          </div>
          <LeafList>
            <li>{t('surfaces.info')}</li>
            <li>{t('surfaces.emptyText')}</li>
          </LeafList>
        </Card>
        <Card>
          <ErrorState isQuiet title={t('surfaces.failed')} text={t('surfaces.failedText')} {...again} />
        </Card>
      </Stack>
      <Stack $gap={5}>
        <Card title={t('surfaces.timer.title')}>
          <Timer
            seconds={120}
            kept={timer}
            words={{
              left: t('surfaces.timer.left'),
              pause: t('surfaces.timer.pause'),
              goOn: t('surfaces.timer.goOn'),
              finish: t('surfaces.timer.finish'),
              cancel: tCommon('actions.cancel'),
              hide: t('surfaces.timer.hide'),
              show: t('surfaces.timer.show'),
              atStart: t('surfaces.timer.atStart'),
              halfway: t('surfaces.timer.halfway'),
              atEnd: t('surfaces.timer.atEnd'),
              goesOn: t('surfaces.info'),
              hasGoneOn: t('surfaces.info'),
            }}
            onDone={() => undefined}
            onCancel={() => undefined}
          >
            <span aria-hidden>☕</span>
          </Timer>
        </Card>
        <Breath />
        <Stack $gap={3}>
          <NumberButton name="113" when={t('surfaces.info')} number="113" tel="113" />
          <NumberButton name="116 117" when={t('surfaces.info')} number="116 117" tel="116117" isQuiet />
        </Stack>
        <QuietLine link={<a href="#home">{t('surfaces.back')}</a>}>{t('surfaces.saved')}</QuietLine>
        <Card>
          <EmptyState title={t('surfaces.empty')} text={t('surfaces.emptyText')}>
            <Button>
              <Icon name="add" />
              {t('surfaces.add')}
            </Button>
          </EmptyState>
        </Card>
        <Card>
          <ErrorState title={t('surfaces.failed')} text={t('surfaces.failedText')} {...again} />
        </Card>
      </Stack>
    </Page>
  );
}
