import { BESIDE_HELP } from '@spire/domain/besideHelp';
import { pageAt } from '@spire/domain/composePages';
import { SHELL_PAGES } from '@spire/domain/routes';
import { common, useLanguage, useMessages } from '@spire/i18n';
import { useAppPages, useCurrentBackdrop } from '@spire/remote-kit';
import { Link, useLocation } from '@spire/remote-kit/router';
import { AppFrame } from '@spire/ui/AppFrame';
import { AppHeader } from '@spire/ui/AppHeader';
import { DRAWINGS } from '@spire/ui/drawings.ts';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { NavigationBar } from '@spire/ui/NavigationBar';
import type { ReactNode } from 'react';
import { newcomersPath } from '../location.ts';
import { WhatWaits } from '../status/WhatWaits.tsx';
import { useShell } from '../ShellContext.tsx';
import { fetchAhead } from './fetchAhead.ts';

/** Header and navigation around every signed-in page; onboarding has no navigation, so that one thing is left to do. */
export function SignedInFrame({ hasNavigation, children }: { hasNavigation: boolean; children: ReactNode }) {
  const { config } = useShell();
  const { pathname } = useLocation();
  const tCommon = useMessages(common);
  const language = useLanguage();
  const pages = useAppPages();
  const current = pageAt(pages, pathname);
  const ownerOf = (id: string) => pages.pages.find((page) => page.id === id)?.owner;
  const backdrop = useCurrentBackdrop();
  const home = SHELL_PAGES.home.path;

  // A page of a remote without an entry of its own belongs to that remote's entry.
  const placeOf = (page: string): 'page' | true | undefined => {
    if (current?.id === page) return 'page';
    const hasOwn = pages.navigation.some((each) => each.page === current?.id);
    return current !== undefined && !hasOwn && current.owner !== 'shell' && current.owner === ownerOf(page)
      ? true
      : undefined;
  };
  const entry = (page: string, path: string, label: string, drawing: ReactNode) => {
    const ahead = () => fetchAhead(config, path);
    const link = { as: Link, to: path, onPointerEnter: ahead, onFocus: ahead };
    return { id: page, label, icon: drawing, current: placeOf(page), link };
  };
  const items = [
    entry('home', home, tCommon('navigation.home'), <LineDrawing lines={DRAWINGS.home} />),
    ...pages.navigation.map(({ page, path, label, icon: lines }) =>
      entry(page, path, label[language], <LineDrawing lines={lines} />),
    ),
  ];

  return (
    <AppFrame
      {...(backdrop && { backdrop })}
      header={
        <AppHeader
          homeLink={{ as: Link, to: hasNavigation ? home : (newcomersPath() ?? home) }}
          helpLink={{ as: Link, to: SHELL_PAGES.help.path }}
          helpLabel={tCommon('help')}
          beside={<span {...{ [BESIDE_HELP]: '' }} />}
        />
      }
      navigation={hasNavigation ? <NavigationBar label={tCommon('mainNavigation')} items={items} /> : undefined}
    >
      <WhatWaits />
      {children}
    </AppFrame>
  );
}
