import type { SharedPrimitive } from '@spire/remote-kit/shared';
import * as Button from '@spire/ui/Button';
import * as Card from '@spire/ui/Card';
import * as LineDrawing from '@spire/ui/LineDrawing';
import * as LinkButton from '@spire/ui/LinkButton';
import manifest from '@spire/ui/package.json';
import * as Page from '@spire/ui/Page';
import * as Stack from '@spire/ui/Stack';
import * as states from '@spire/ui/states';
import * as tokens from '@spire/ui/tokens.ts';
import * as useHasWaited from '@spire/ui/useHasWaited.ts';
import * as usePageArrival from '@spire/ui/usePageArrival.ts';
import * as VisuallyHidden from '@spire/ui/VisuallyHidden';
import { fetchedLater, type Copy } from './copies.ts';

/**
 * Primitives that the shell draws with anyway are loaded. The rest lies in a few files, as every file is a request:
 * those that nearly every page uses travel with the data client, which each of them fetches too.
 */
const copies: Readonly<Record<SharedPrimitive, Copy>> = {
  Button: { lib: () => Button },
  Card: { lib: () => Card },
  LineDrawing: { lib: () => LineDrawing },
  LinkButton: { lib: () => LinkButton },
  Page: { lib: () => Page },
  Stack: { lib: () => Stack },
  VisuallyHidden: { lib: () => VisuallyHidden },
  states: { lib: () => states },
  'tokens.ts': { lib: () => tokens },
  'useHasWaited.ts': { lib: () => useHasWaited },
  'usePageArrival.ts': { lib: () => usePageArrival },

  ChipGroup: fetchedLater(() => import(/* webpackChunkName: "data" */ '@spire/ui/ChipGroup')),
  Choices: fetchedLater(() => import(/* webpackChunkName: "data" */ '@spire/ui/Choices')),
  Field: fetchedLater(() => import(/* webpackChunkName: "data" */ '@spire/ui/Field')),
  FlowFrame: fetchedLater(() => import(/* webpackChunkName: "data" */ '@spire/ui/FlowFrame')),
  Notice: fetchedLater(() => import(/* webpackChunkName: "data" */ '@spire/ui/Notice')),
  Quiet: fetchedLater(() => import(/* webpackChunkName: "data" */ '@spire/ui/Quiet')),
  QuietLine: fetchedLater(() => import(/* webpackChunkName: "data" */ '@spire/ui/QuietLine')),
  Read: fetchedLater(() => import(/* webpackChunkName: "data" */ '@spire/ui/Read')),
  SaveNotice: fetchedLater(() => import(/* webpackChunkName: "data" */ '@spire/ui/SaveNotice')),
  StepProgress: fetchedLater(() => import(/* webpackChunkName: "data" */ '@spire/ui/StepProgress')),
  Tag: fetchedLater(() => import(/* webpackChunkName: "data" */ '@spire/ui/Tag')),
  TextField: fetchedLater(() => import(/* webpackChunkName: "data" */ '@spire/ui/TextField')),
  'chosen.ts': fetchedLater(() => import(/* webpackChunkName: "data" */ '@spire/ui/chosen.ts')),
  'useIsWide.ts': fetchedLater(() => import(/* webpackChunkName: "data" */ '@spire/ui/useIsWide.ts')),

  Checkbox: fetchedLater(() => import(/* webpackChunkName: "ui-marks" */ '@spire/ui/Checkbox')),
  CheckboxChips: fetchedLater(() => import(/* webpackChunkName: "ui-choices" */ '@spire/ui/CheckboxChips')),
  CheckboxGroup: fetchedLater(() => import(/* webpackChunkName: "ui-choices" */ '@spire/ui/CheckboxGroup')),
  CopyButton: fetchedLater(() => import(/* webpackChunkName: "ui-choices" */ '@spire/ui/CopyButton')),
  FoldHead: fetchedLater(() => import(/* webpackChunkName: "ui-pictures" */ '@spire/ui/FoldHead')),
  FeelingGrid: fetchedLater(() => import(/* webpackChunkName: "ui-marks" */ '@spire/ui/FeelingGrid')),
  ProgressBar: fetchedLater(() => import(/* webpackChunkName: "ui-scene" */ '@spire/ui/ProgressBar')),
  RadioCards: fetchedLater(() => import(/* webpackChunkName: "ui-choices" */ '@spire/ui/RadioCards')),
  RatingField: fetchedLater(() => import(/* webpackChunkName: "ui-choices" */ '@spire/ui/RatingField')),
  SegmentedControl: fetchedLater(() => import(/* webpackChunkName: "ui-choices" */ '@spire/ui/SegmentedControl')),
  Switch: fetchedLater(() => import(/* webpackChunkName: "ui-choices" */ '@spire/ui/Switch')),

  LinkRow: fetchedLater(() => import(/* webpackChunkName: "ui-pictures" */ '@spire/ui/LinkRow')),
  Icon: fetchedLater(() => import(/* webpackChunkName: "ui-pictures" */ '@spire/ui/Icon')),

  BadgeDrawing: fetchedLater(() => import(/* webpackChunkName: "ui-badges" */ '@spire/ui/BadgeDrawing')),
  BudMark: fetchedLater(() => import(/* webpackChunkName: "ui-scene" */ '@spire/ui/BudMark')),

  'drawings.ts': fetchedLater(() => import(/* webpackChunkName: "ui-scene" */ '@spire/ui/drawings.ts')),
  Hero: fetchedLater(() => import(/* webpackChunkName: "ui-scene" */ '@spire/ui/Hero')),
  NumberButton: fetchedLater(() => import(/* webpackChunkName: "ui-scene" */ '@spire/ui/NumberButton')),
  Scene: fetchedLater(() => import(/* webpackChunkName: "ui-scene" */ '@spire/ui/Scene')),
  Timer: fetchedLater(() => import(/* webpackChunkName: "ui-exercise" */ '@spire/ui/Timer')),
  'useCountdown.ts': fetchedLater(() => import(/* webpackChunkName: "ui-exercise" */ '@spire/ui/useCountdown.ts')),
  'useKeptTimer.ts': fetchedLater(() => import(/* webpackChunkName: "ui-scene" */ '@spire/ui/useKeptTimer.ts')),
  'useIsHidden.ts': fetchedLater(() => import(/* webpackChunkName: "ui-scene" */ '@spire/ui/useIsHidden.ts')),

  Pacer: fetchedLater(() => import(/* webpackChunkName: "ui-exercise" */ '@spire/ui/Pacer')),
  'breathAt.ts': fetchedLater(() => import(/* webpackChunkName: "ui-exercise" */ '@spire/ui/breathAt.ts')),
  'useWakeLock.ts': fetchedLater(() => import(/* webpackChunkName: "ui-scene" */ '@spire/ui/useWakeLock.ts')),

  Disclosure: fetchedLater(() => import(/* webpackChunkName: "ui-dialog" */ '@spire/ui/Disclosure')),
  'tick.ts': fetchedLater(() => import(/* webpackChunkName: "ui-dialog" */ '@spire/ui/tick.ts')),
  Dialog: fetchedLater(() => import(/* webpackChunkName: "ui-dialog" */ '@spire/ui/Dialog')),

  'useSettled.ts': fetchedLater(() => import(/* webpackChunkName: "ui-choices" */ '@spire/ui/useSettled.ts')),
};

/**
 * The shell's copies of the design's primitives, by the path they are imported under. A remote uses one while its
 * version fits, else the copy of its own build (decision 0044).
 */
export function sharedPrimitives() {
  const { version } = manifest;
  const shareConfig = { singleton: false, requiredVersion: `^${version}` } as const;
  return Object.fromEntries(
    Object.entries(copies).map(([name, copy]) => [
      `@spire/ui/${name}`,
      { version, scope: 'default', shareConfig, ...copy },
    ]),
  );
}
