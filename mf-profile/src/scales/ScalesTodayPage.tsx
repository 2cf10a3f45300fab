import { common, useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { LoadingState } from '@spire/ui/states';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { BackLink } from '../BackLink.tsx';
import { scales } from './messages/namespace.ts';
import { ScaleList } from './ScaleList.tsx';
import { useScales } from './useScales.ts';

/** All that is followed, open at once: behind the saved check-in, where each or all can be skipped. */
export default function ScalesTodayPage() {
  const t = useMessages(scales);
  const home = usePageTitle('home');
  const { day } = useDayMode();
  const { isKnown, today, followed, answers } = useScales();
  const tCommon = useMessages(common);
  return (
    <Page title={t('tail.title')} lead={t('tail.lead')} isNarrow back={<BackLink page="home">{home}</BackLink>}>
      {!isKnown && <LoadingState text={tCommon('states.loading')} slowText={tCommon('states.loadingSlow')} />}
      {isKnown && day?.mode !== 'afterHelp' && <ScaleList {...{ followed, answers }} date={today} isAllOpen />}
      <Quiet>{t('answer.skip')}</Quiet>
      <Button as={PageLink} page="home" $isWide>
        {t('tail.done')}
      </Button>
    </Page>
  );
}
