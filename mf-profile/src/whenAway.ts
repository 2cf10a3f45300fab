import { addDays } from '@spire/domain/dates';
import { DAY_WINDOWS } from '@spire/domain/growth';
import { profileTold } from '@spire/profile-form/told';
import type { Told, WhenAway } from '@spire/remote-kit';
import { GrowthDocument } from './growth/Growth.generated.ts';
import { ActivitiesDocument } from './history/Activities.generated.ts';
import { ImportedEntriesDocument } from './history/ImportedEntries.generated.ts';
import { MeDocument } from './me/Me.generated.ts';
import { ImportsDocument } from './bring/Imports.generated.ts';
import { ConsentsDocument } from './privacy/Consents.generated.ts';
import { OwnDataDocument } from './privacy/OwnData.generated.ts';
import { ProfileSettingsDocument } from './profile-settings/ProfileSettings.generated.ts';
import { RemindersDocument } from './reminders/Reminders.generated.ts';
import { LikedSuggestionsDocument } from './settings/LikedSuggestions.generated.ts';
import { PreferencesDocument } from './settings/Preferences.generated.ts';
import { SummaryDocument } from './summary/Summary.generated.ts';
import type { writes } from './writes.ts';

const told: Told<typeof writes> = {
  ...profileTold,
  removeLikedSuggestion: () => ({
    title: { no: 'Et forslag du ikke liker lenger', en: 'A suggestion you no longer like' },
    page: 'preferences',
    icon: 'heart',
  }),
};

export default {
  told,
  reads: (today) => [
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
    { query: ImportsDocument },
    { query: ImportedEntriesDocument, variables: { first: 20 } },
  ],
} satisfies WhenAway;
