import type { PartOfDay } from '@spire/domain/dates';
import { keysOf } from '@spire/domain/lists';
import type { TrialAnswer } from '@spire/domain/trial';
import type { z } from 'zod';
import type { WrittenModule } from '../reading/collection.ts';
import type { Text } from './fields.ts';
import type { HardDayTexts } from './hardDay.ts';
import type { SuggestionCategory, suggestions } from './suggestions.ts';

/** The texts of a trial without an account, with the answers after which each may come (D67). */
export type TrialTexts = readonly {
  id: string;
  title: Text;
  text: Text;
  emoji: string;
  category: SuggestionCategory;
  answers: readonly TrialAnswer[];
  partsOfDay: readonly PartOfDay[];
}[];
export type SuggestionsByCategory = Readonly<Record<SuggestionCategory, z.output<typeof suggestions>>>;

/** A module of them, with what the page shows of each and no more. */
const trialModule = (path: string, all: TrialTexts): WrittenModule => ({
  ...{ path, schema: 'trial', type: 'TrialTexts', types: ['TrialTexts'] },
  value: all.map(({ id, title, text, emoji, category, answers, partsOfDay }) => ({
    ...{ id, title, text, emoji, category, answers, partsOfDay },
  })),
});

/** Of the texts for hard days those of one minute that suit anybody. */
export const trialOfHardDays = (all: HardDayTexts): WrittenModule =>
  trialModule(
    'trialTextsOfHardDays',
    all
      .filter(({ minutes, avoid, contraindications = [] }) => minutes + avoid.length + contraindications.length === 1)
      .map((each) => ({ ...each, answers: ['hard'], partsOfDay: [] })),
  );

/** The suggestions that say after which answers they may come. */
export const lighterTrial = (all: SuggestionsByCategory): WrittenModule =>
  trialModule(
    'trialTexts',
    keysOf(all).flatMap((category) =>
      all[category].flatMap(({ trial, ...each }) =>
        trial === undefined ? [] : [{ ...each, category, answers: trial }],
      ),
    ),
  );
