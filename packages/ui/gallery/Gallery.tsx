import { common, useMessages } from '@spire/i18n';
import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { AppFrame } from '../src/AppFrame.tsx';
import { AppHeader } from '../src/AppHeader.tsx';
import { Icon, type IconName } from '../src/Icon.tsx';
import { NavigationBar } from '../src/NavigationBar.tsx';
import { ChoicesPage } from './ChoicesPage.tsx';
import { FieldsPage } from './FieldsPage.tsx';
import { HomePage } from './HomePage.tsx';
import { PicturesPage } from './PicturesPage.tsx';
import { SurfacesPage } from './SurfacesPage.tsx';
import { Switches } from './Switches.tsx';
import { gallery } from './texts/namespace.ts';

const ToastViewport = lazy(async () => ({ default: (await import('../src/ToastViewport.tsx')).ToastViewport }));

const PAGES = ['home', 'fields', 'choices', 'surfaces', 'pictures'] as const;
type PageId = (typeof PAGES)[number];

const pages: Record<PageId, { icon: IconName; Page: ComponentType }> = {
  home: { icon: 'home', Page: HomePage },
  fields: { icon: 'edit', Page: FieldsPage },
  choices: { icon: 'check', Page: ChoicesPage },
  surfaces: { icon: 'image', Page: SurfacesPage },
  pictures: { icon: 'sprout', Page: PicturesPage },
};

function usePageId(): PageId {
  const hash = useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener);
      return () => window.removeEventListener('hashchange', listener);
    },
    () => window.location.hash.slice(1),
  );
  return PAGES.find((each) => each === hash) ?? 'home';
}

/** Every primitive in every state, inside the frame of the app itself. */
export function Gallery() {
  const t = useMessages(gallery);
  const tCommon = useMessages(common);
  const current = usePageId();
  const { Page } = pages[current];
  return (
    <>
      <AppFrame
        header={<AppHeader homeLink={{ href: '#home' }} helpLink={{ href: '#fields' }} helpLabel={tCommon('help')} />}
        navigation={
          <NavigationBar
            label={tCommon('mainNavigation')}
            items={PAGES.map((id) => ({
              id,
              label: t(`pages.${id}`),
              icon: <Icon name={pages[id].icon} />,
              current: id === current ? ('page' as const) : undefined,
              link: { href: `#${id}` },
            }))}
          />
        }
      >
        <Switches />
        <Page key={current} />
      </AppFrame>
      <Suspense>
        <ToastViewport closeLabel={tCommon('toast.close')} />
      </Suspense>
    </>
  );
}
