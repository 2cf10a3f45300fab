import { addDays } from '@spire/domain/dates';
import { DAY_WINDOWS } from '@spire/domain/growth';
import { profileTold } from '@spire/profile-form/told';
import type { Told, WhenAway } from '@spire/remote-kit';
import { GrowthDocument } from './growth/Growth.generated.ts';
import { ActivitiesDocument } from './history/Activities.generated.ts';
import { MeDocument } from './me/Me.generated.ts';
import { ConsentsDocument } from './privacy/Consents.generated.ts';
import { OwnDataDocument } from './privacy/OwnData.generated.ts';
import { ProfileSettingsDocument } from './profile-settings/ProfileSettings.generated.ts';
import { RemindersDocument } from './reminders/Reminders.generated.ts';
import { LikedSuggestionsDocument } from './settings/LikedSuggestions.generated.ts';
import { PreferencesDocument } from './settings/Preferences.generated.ts';
import { SummaryDocument } from './summary/Summary.generated.ts';
import { SafetyPlanDocument } from '@spire/written/plan/SafetyPlan.generated.ts';
import { PlanHintsDocument } from './plan/PlanHints.generated.ts';
import type { writes } from './writes.ts';

const told: Told<typeof writes> = {
  ...profileTold,
  saveSafetyPlan: () => ({
    title: { no: 'Planen din', en: 'Your plan' },
    page: 'plan',
    icon: 'leaf',
  }),
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
    { query: ActivitiesDocument, variables: { first: 30 } },
    { query: PreferencesDocument },
    { query: ProfileSettingsDocument },
    { query: SummaryDocument, variables: { from: addDays(today, 1 - DAY_WINDOWS[1]) } },
    { query: LikedSuggestionsDocument, variables: { first: 10 } },
    { query: RemindersDocument },
    { query: ConsentsDocument },
    { query: OwnDataDocument },
  ],
} satisfies WhenAway;
