import { currentMoment } from '@spire/client';
import { addDays } from '@spire/domain/dates';
import { SUMMARY_WINDOWS } from '@spire/domain/growth';
import type { Words } from '@spire/domain/remoteManifest';
import { currentLanguage } from '@spire/i18n';
import { profileTold } from '@spire/profile-form/told';
import type { Told, WhenAway } from '@spire/remote-kit';
import { GrowthDocument } from './growth/Growth.generated.ts';
import { ActivitiesDocument } from './history/Activities.generated.ts';
import { ImportedEntriesDocument } from './history/ImportedEntries.generated.ts';
import { MeDocument } from './me/Me.generated.ts';
import { PacingDocument } from './pacing/Pacing.generated.ts';
import { ImportsDocument } from './bring/Imports.generated.ts';
import { ConsentsDocument } from './privacy/Consents.generated.ts';
import { OwnDataDocument } from './privacy/OwnData.generated.ts';
import { ProfileSettingsDocument } from './profile-settings/ProfileSettings.generated.ts';
import { RemindersDocument } from './reminders/Reminders.generated.ts';
import { LikedSuggestionsDocument } from './settings/LikedSuggestions.generated.ts';
import { PreferencesDocument } from './settings/Preferences.generated.ts';
import { SummaryCheckInsDocument } from './summary/SummaryCheckIns.generated.ts';
import { SummaryDocument } from './summary/Summary.generated.ts';
import { SafetyPlanDocument } from '@spire/written/plan/SafetyPlan.generated.ts';
import { PlanHintsDocument } from './plan/PlanHints.generated.ts';
import { ScaleChoiceDocument } from './scales/ScaleChoice.generated.ts';
import { ScalesDocument } from './scales/Scales.generated.ts';
import { WeekDocument } from './week/Week.generated.ts';
import { lastWeek } from './week/toldWeek.ts';
import type { writes } from './writes.ts';

const followed = { page: 'scales', icon: 'leaf' } as const;

/** The scale and the step of an answer, in words. */
async function answerIn(scale: string, value: number): Promise<Words> {
  const [no, en] = await Promise.all([
    import(/* webpackChunkName: "page-words-no" */ '@spire/i18n/scales/no'),
    import(/* webpackChunkName: "page-words-en" */ '@spire/i18n/scales/en'),
  ]);
  const said = ({ names, steps }: ScaleTexts) => `${names[scale] ?? ''}: ${steps[scale]?.[`s${value}`] ?? ''}`;
  return { no: said(no.default), en: said(en.default) };
}

interface ScaleTexts {
  names: Readonly<Record<string, string>>;
  steps: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const told: Told<typeof writes> = {
  ...profileTold,
  saveSafetyPlan: () => ({
    title: { no: 'Planen din', en: 'Your plan' },
    page: 'plan',
    icon: 'leaf',
  }),
  deleteScaleEntry: () => ({
    title: { no: 'Et svar du tok tilbake', en: 'An answer you took back' },
    ...followed,
  }),
  saveFollowedScales: () => ({ title: { no: 'Det du følger med på', en: 'What you follow' }, ...followed }),
  saveScaleEntry: async ({ scale, value }) => ({
    title: { no: 'Et svar på det du følger med på', en: 'An answer to what you follow' },
    detail: await answerIn(String(scale), Number(value)),
    ...followed,
  }),
  savePacingDay: () => ({ title: { no: 'Krefter i dag', en: 'Energy today' }, page: 'pacing', icon: 'leaf' }),
  removeLikedSuggestion: () => ({
    title: { no: 'Et forslag du ikke liker lenger', en: 'A suggestion you no longer like' },
    page: 'preferences',
    icon: 'heart',
  }),
};

export default {
  told,
  reads: (today) => [
    { query: SafetyPlanDocument },
    { query: PlanHintsDocument },
    { query: MeDocument },
    { query: GrowthDocument },
    { query: ActivitiesDocument, variables: { first: 30, language: currentLanguage() } },
    { query: PreferencesDocument },
    { query: ProfileSettingsDocument },
    {
      query: SummaryDocument,
      variables: { from: addDays(today, 1 - SUMMARY_WINDOWS[2]), middle: addDays(today, -SUMMARY_WINDOWS[2] / 2) },
    },
    {
      query: WeekDocument,
      variables: { first: 50, from: lastWeek(currentMoment()), to: addDays(lastWeek(currentMoment()), 6) },
    },
    { query: SummaryCheckInsDocument, variables: { first: 50 } },
    { query: LikedSuggestionsDocument, variables: { first: 10 } },
    { query: RemindersDocument },
    { query: ScaleChoiceDocument },
    { query: ScalesDocument, variables: { from: addDays(today, -4) } },
    { query: PacingDocument, variables: { date: today } },
    { query: ConsentsDocument },
    { query: OwnDataDocument },
    { query: ImportsDocument },
    { query: ImportedEntriesDocument, variables: { first: 20 } },
  ],
} satisfies WhenAway;
