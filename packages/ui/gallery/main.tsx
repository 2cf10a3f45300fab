import { common, options, startI18n } from '@spire/i18n';
import { showAppearance } from '@spire/remote-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../src/GlobalStyle.tsx';
import { Gallery } from './Gallery.tsx';
import { gallery } from './texts/namespace.ts';

showAppearance();
await startI18n([common, options, gallery]);
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <GlobalStyle />
      <Gallery />
    </StrictMode>,
  );
}
