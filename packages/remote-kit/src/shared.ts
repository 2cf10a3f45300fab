/**
 * The libraries of which one copy runs, the shell's. Every build derives its `shared` from this list;
 * the key is the import as it is written. A remote carries no copy of its own (`import: false`), so a
 * version that does not fit is refused (`strictVersion`) and contained by the remote's boundary.
 */
export const SHARED = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'styled-components': 'styled-components',
  '@spire/i18n': '@spire/i18n',
  '@spire/remote-kit': '@spire/remote-kit',
  '@spire/remote-kit/router': '@spire/remote-kit',
  '@spire/client': '@spire/client',
} as const satisfies Record<string, string>;
export type SharedKey = keyof typeof SHARED;
