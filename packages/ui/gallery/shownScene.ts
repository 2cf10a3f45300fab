import type { Appearance } from '@spire/domain/appearance';
import type { PartOfDay } from '@spire/domain/dates';
import type { LevelId } from '@spire/domain/growth';
import type { Language } from '@spire/domain/languages';

/** One scene as a page has it; `e2e/scenes` asks for each combination. */
export interface ShownScene {
  language: Language;
  theme: Appearance['theme'];
  isCalm: boolean;
  /** In %, also beyond what the app offers: as a browser with a larger base font shows it. */
  textSize: number;
  hour: PartOfDay;
  level: LevelId;
  name: string;
  hasDeeds: boolean;
  /** `home` and `rest` with words on the sky, `near` without, `cut` as the thumbnails of other pages. */
  view: 'home' | 'rest' | 'near' | 'cut';
  hasNotice: boolean;
}

declare global {
  /** Shows it, and says when it is drawn. */
  var showScene: (scene: ShownScene) => Promise<void>;
}
