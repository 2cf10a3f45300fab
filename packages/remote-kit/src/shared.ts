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
  '@spire/remote-kit/foundHelp': '@spire/remote-kit',
  '@spire/remote-kit/form': '@spire/remote-kit',
  '@spire/remote-kit/router': '@spire/remote-kit',
  '@spire/client': '@spire/client',
  '@spire/client/lazy': '@spire/client',
} as const satisfies Record<string, string>;
export type SharedKey = keyof typeof SHARED;

/**
 * The design's primitives of which the shell offers its copy, by their path in `@spire/ui`. A remote uses it while its
 * version fits, else the copy in its own build, so that no team waits for another (decision 0044). One that is missing
 * here works too, and costs every remote that imports it bytes of its own: `tooling/sharedPrimitives.test.ts`.
 */
export const SHARED_PRIMITIVES = [
  'BadgeDrawing',
  'BudMark',
  'Button',
  'Card',
  'Checkbox',
  'CheckboxChips',
  'CheckboxGroup',
  'ChipGroup',
  'Choices',
  'CopyButton',
  'Dialog',
  'Disclosure',
  'FeelingGrid',
  'Field',
  'FlowFrame',
  'FoldHead',
  'Hero',
  'Icon',
  'LineDrawing',
  'LinkButton',
  'LinkRow',
  'Notice',
  'NumberButton',
  'Pacer',
  'Page',
  'ProgressBar',
  'Quiet',
  'QuietLine',
  'RadioCards',
  'RatingField',
  'Read',
  'SaveNotice',
  'Scene',
  'SegmentedControl',
  'Stack',
  'StepProgress',
  'Switch',
  'Tag',
  'TextField',
  'Timer',
  'VisuallyHidden',
  'breathAt.ts',
  'chosen.ts',
  'drawings.ts',
  'states',
  'tick.ts',
  'tokens.ts',
  'useCountdown.ts',
  'useHasWaited.ts',
  'useIsHidden.ts',
  'useIsWide.ts',
  'useKeptTimer.ts',
  'usePageArrival.ts',
  'useSettled.ts',
  'useWakeLock.ts',
] as const;
export type SharedPrimitive = (typeof SHARED_PRIMITIVES)[number];
