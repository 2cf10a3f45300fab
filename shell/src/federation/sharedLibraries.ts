import clientManifest from '@spire/client/package.json';
import * as i18n from '@spire/i18n';
import i18nManifest from '@spire/i18n/package.json';
import * as remoteKit from '@spire/remote-kit';
import remoteKitManifest from '@spire/remote-kit/package.json';
import * as router from '@spire/remote-kit/router';
import { SHARED, type SharedKey } from '@spire/remote-kit/shared';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import styled, { createGlobalStyle, css, keyframes, version as styledVersion } from 'styled-components';
import { fetchedLater, type Copy } from './copies.ts';
import { sharedPrimitives } from './sharedPrimitives.ts';

/** The imported parts of styled-components: the whole library would bring its renderer for servers. */
const styledComponents = { __esModule: true, default: styled, createGlobalStyle, css, keyframes };

const copies: Readonly<Record<SharedKey, Copy>> = {
  react: { lib: () => react },
  'react/jsx-runtime': { lib: () => jsxRuntime },
  'react-dom': { lib: () => reactDom },
  'styled-components': { lib: () => styledComponents },
  '@spire/i18n': { lib: () => i18n },
  '@spire/remote-kit': { lib: () => remoteKit },
  '@spire/remote-kit/foundHelp': fetchedLater(
    () => import(/* webpackChunkName: "data" */ '@spire/remote-kit/foundHelp'),
  ),
  '@spire/remote-kit/form': fetchedLater(() => import(/* webpackChunkName: "data" */ '@spire/remote-kit/form')),
  '@spire/remote-kit/router': { lib: () => router },
  '@spire/client': fetchedLater(() => import(/* webpackChunkName: "data" */ '@spire/client')),
  '@spire/client/lazy': fetchedLater(() => import(/* webpackChunkName: "data-seldom" */ '@spire/client/lazy')),
};

const versions: Readonly<Record<(typeof SHARED)[SharedKey], string>> = {
  react: react.version,
  'react-dom': reactDom.version,
  'styled-components': styledVersion,
  '@spire/i18n': i18nManifest.version,
  '@spire/remote-kit': remoteKitManifest.version,
  '@spire/client': clientManifest.version,
};

/**
 * The shell's own copy of each shared library, the only one that runs, and of the design's primitives. A remote built
 * against a version of a library that does not fit is refused (`strictVersion`) and costs its own place only.
 */
export function sharedLibraries() {
  const libraries = Object.fromEntries(
    (Object.keys(SHARED) as SharedKey[]).map((key) => {
      const version = versions[SHARED[key]];
      const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` } as const;
      return [key, { version, scope: 'default', shareConfig, ...copies[key] }];
    }),
  );
  return { ...libraries, ...sharedPrimitives() };
}
