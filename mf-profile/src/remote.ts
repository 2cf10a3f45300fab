import { loadNamespaces, options } from '@spire/i18n';
import { profileForm } from '@spire/profile-form/messages/namespace';
import { withWords, type RemoteModule } from '@spire/remote-kit';
import type manifest from './manifest.ts';
import { profile } from './messages/namespace.ts';
import { ownData } from './privacy/messages/namespace.ts';
import { reminders } from './reminders/messages/namespace.ts';

/** Its words are fetched with the pages that ask them, not with every card. */
const withProfileForm =
  <T>(page: () => Promise<T>) =>
  () =>
    Promise.all([page(), loadNamespaces([profileForm])]).then(([loaded]) => loaded);

export default {
  contract: 2,
  name: 'mf-profile',
  namespaces: [profile, options],
  pages: {
    me: () => import('./me/MePage.tsx'),
    profileSettings: withProfileForm(
      () => import(/* webpackChunkName: "profile-settings" */ './profile-settings/SettingsPage.tsx'),
    ),
    profileSettingsDemo: withProfileForm(
      () => import(/* webpackChunkName: "profile-settings" */ './profile-settings/SettingsDemoPage.tsx'),
    ),
    reminders: withWords(
      () => import(/* webpackChunkName: "reminders" */ './reminders/RemindersPage.tsx'),
      [reminders],
    ),
  },
  cards: {
    growth: () => import('./growth/GrowthCard.tsx'),
    ownData: withWords(() => import('./privacy/OwnData.tsx'), [ownData]),
  },
} satisfies RemoteModule<typeof manifest>;
