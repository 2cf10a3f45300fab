import { common, options, setLanguage, startI18n, useFormat, useMessages } from '@spire/i18n';
import { setAppearance, useCurrentBackdrop } from '@spire/remote-kit';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
import { AppFrame } from '../src/AppFrame.tsx';
import { AppHeader } from '../src/AppHeader.tsx';
import { GlobalStyle } from '../src/GlobalStyle.tsx';
import { Hero } from '../src/Hero.tsx';
import { LevelLine } from '../src/LevelLine.tsx';
import { NavigationBar } from '../src/NavigationBar.tsx';
import { Scene, type Deeds } from '../src/Scene.tsx';
import { text } from '../src/tokens.ts';
import type { ShownScene } from './shownScene.ts';
import { gallery } from './texts/namespace.ts';

const ALL: Deeds = {
  hasCheckedIn: true,
  done: 3,
  memories: ['sun', 'sky', 'rose', 'teal', 'amber'],
  hasUsedTool: true,
};
const HEIGHTS = { home: 300, rest: 360, near: 260 } as const;
const THUMBNAILS = ['4.6rem', '5.5rem', '9rem'] as const;

function Shown(scene: ShownScene) {
  const t = useMessages(gallery);
  const tCommon = useMessages(common);
  const backdrop = useCurrentBackdrop();
  return (
    <AppFrame
      backdrop={backdrop}
      header={<AppHeader homeLink={{ href: '#' }} helpLink={{ href: '#' }} helpLabel={tCommon('help')} />}
      navigation={<NavigationBar label={tCommon('mainNavigation')} items={[]} />}
    >
      {scene.view === 'cut' ? <Thumbnails {...scene} /> : <Top {...scene} view={scene.view} />}
      {scene.hasNotice && <p>{t('scene.notice')}</p>}
    </AppFrame>
  );
}

function Top({ level, hour, name, hasDeeds, view }: ShownScene & { view: keyof typeof HEIGHTS }) {
  const t = useMessages(gallery);
  const tOptions = useMessages(options);
  const format = useFormat();
  const isResting = view === 'rest';
  const deeds = hasDeeds ? { ...ALL, isResting } : { isResting };
  const shown = { level, hour, deeds, height: HEIGHTS[view] };
  if (view === 'near') return <Hero {...shown} isNear />;
  const line = (
    <LevelLine href="#" label={t('scene.plant')} level={tOptions(`levels.${level}`)} line={t('scene.line')} />
  );
  return (
    <Hero {...shown} line={line}>
      <Title>{t(`scene.greeting.${hour}`, { name })}</Title>
      <p>{format.longDate(new Date(2026, 8, 30))}</p>
    </Hero>
  );
}

function Thumbnails({ level, hour, hasDeeds }: ShownScene) {
  return THUMBNAILS.map((size) => (
    <Scene key={size} view="plant" {...{ level, hour, size }} deeds={hasDeeds ? ALL : {}} />
  ));
}

const Title = styled.h1`
  ${text.title}
`;

await startI18n([common, options, gallery]);
await Promise.all([import('../src/SceneDrawing.tsx'), import('../src/sceneMore.tsx')]);
const root = createRoot(document.getElementById('root') ?? document.body);

globalThis.showScene = async (scene) => {
  await setLanguage(scene.language);
  setAppearance({ theme: scene.theme, isCalm: scene.isCalm });
  document.documentElement.style.setProperty('--text-size', String(scene.textSize / 100));
  flushSync(() =>
    root.render(
      <>
        <GlobalStyle />
        <Shown {...scene} />
      </>,
    ),
  );
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};
