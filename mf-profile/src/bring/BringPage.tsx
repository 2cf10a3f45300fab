import { useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { Page } from '@spire/ui/Page';
import { ProgressBar } from '@spire/ui/ProgressBar';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { lazy, Suspense } from 'react';
import { BackLink } from '../BackLink.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportList } from './ImportList.tsx';
import { bring } from './messages/namespace.ts';
import { type Bring, useBring } from './useBring.ts';

const steps = () => import(/* webpackChunkName: "bring-steps" */ './laterSteps.ts');
const Asking = lazy(async () => ({ default: (await steps()).Asking }));
const BringInCard = lazy(async () => ({ default: (await steps()).BringInCard }));
const BroughtIn = lazy(async () => ({ default: (await steps()).BroughtIn }));
const SendFailed = lazy(async () => ({ default: (await steps()).SendFailed }));
const Understood = lazy(async () => ({ default: (await steps()).Understood }));

/** Brings along what was written in other apps (D73, study 46): seen before it is saved, and undone for 30 days. */
export default function BringPage() {
  const t = useMessages(bring);
  const flow = useBring();
  return (
    <Page
      title={usePageTitle('bring')}
      lead={flow.state.kind === 'choosing' ? t('lead') : undefined}
      back={<BackLink page="privacy">{usePageTitle('privacy')}</BackLink>}
      isNarrow
    >
      <Suspense fallback={null}>
        <Step flow={flow} />
      </Suspense>
    </Page>
  );
}

function Step({ flow }: { flow: Bring }) {
  const t = useMessages(bring);
  const { state } = flow;
  switch (state.kind) {
    case 'choosing':
      return (
        <Stack>
          <ChooseFile flow={flow} problem={state.problem} />
          <ImportList />
        </Stack>
      );
    case 'reading':
      return <Quiet role="status">{t('reading', { name: state.name })}</Quiet>;
    case 'understood':
      return <Understood flow={flow} known={state} />;
    case 'asking':
      return <Asking flow={flow} known={state} />;
    case 'sending': {
      const { done, total } = state;
      const said = t('sending', { done, total });
      return (
        <Stack $gap={3}>
          <ProgressBar value={total === 0 ? 0 : done / total} label={said} />
          <Quiet role="status">{said}</Quiet>
        </Stack>
      );
    }
    case 'failed':
      return <SendFailed flow={flow} known={state} problem={state.problem} />;
    case 'own':
      return <BringInCard file={state.file} />;
    case 'done':
      return (
        <Stack>
          <BroughtIn done={state} />
          <ImportList />
        </Stack>
      );
  }
}
