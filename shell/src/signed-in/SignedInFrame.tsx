import { NAVIGATION, ROUTES, routeOf } from '@spire/domain/routes';
import { common, useMessages } from '@spire/i18n';
import { Link, useLocation } from '@spire/remote-kit/router';
import { AppFrame } from '@spire/ui/AppFrame';
import { AppHeader } from '@spire/ui/AppHeader';
import { NavigationBar } from '@spire/ui/NavigationBar';
import { icon } from '@spire/ui/tokens.ts';
import { Check, House, Image, User, Waves, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShell } from '../ShellContext.tsx';
import { fetchAhead } from './remotesOf.ts';

const ICONS: Readonly<Record<(typeof NAVIGATION)[number], LucideIcon>> = {
  home: House,
  checkin: Check,
  tools: Waves,
  memoryBank: Image,
  me: User,
};

/** Header and navigation around every signed-in page; onboarding has no navigation, so that one thing is left to do. */
export function SignedInFrame({ hasNavigation, children }: { hasNavigation: boolean; children: ReactNode }) {
  const { config } = useShell();
  const { pathname } = useLocation();
  const t = useMessages(common);
  const current = routeOf(pathname);

  const items = NAVIGATION.map((id) => {
    const { path } = ROUTES[id];
    const Drawing = ICONS[id];
    const ahead = () => fetchAhead(config, path);
    return {
      id,
      label: t(`navigation.${id}`),
      icon: <Drawing {...icon} />,
      isActive: current === id,
      link: { as: Link, to: path, onPointerEnter: ahead, onFocus: ahead },
    };
  });

  return (
    <AppFrame
      header={
        <AppHeader
          homeLink={{ as: Link, to: hasNavigation ? ROUTES.home.path : ROUTES.setup.path }}
          helpLink={{ as: Link, to: ROUTES.help.path }}
          helpLabel={t('help')}
        />
      }
      navigation={hasNavigation ? <NavigationBar label={t('mainNavigation')} items={items} /> : undefined}
    >
      {children}
    </AppFrame>
  );
}
