import { options } from '@spire/i18n';
import { profileForm } from '@spire/profile-form/messages/namespace';
import { written } from '@spire/written/messages/namespace';
import type { RemoteModule } from '@spire/remote-kit';
import { withWords } from '@spire/remote-kit/withWords';
import { bring } from './bring/messages/namespace.ts';
import { days } from './days/messages/namespace.ts';
import { history } from './history/messages/namespace.ts';
import { laterQuestions } from './later-question/messages/namespace.ts';
import type manifest from './manifest.ts';
import { me } from './me/messages/namespace.ts';
import { profile } from './messages/namespace.ts';
import { plan } from './plan/messages/namespace.ts';
import { planOffer } from './plan-offer/messages/namespace.ts';
import { pacing } from './pacing/messages/namespace.ts';
import { patterns } from './patterns/messages/namespace.ts';
import { ownData } from './privacy/messages/namespace.ts';
import { scaleWords } from '@spire/i18n/scales/namespace';
import { reminders } from './reminders/messages/namespace.ts';
import { scales } from './scales/messages/namespace.ts';
import { preferences } from './settings/messages/namespace.ts';
import { summary } from './summary/messages/namespace.ts';
import { week } from './week/messages/namespace.ts';
import { writes } from './writes.ts';

export default {
  contract: 2,
  name: 'mf-profile',
  namespaces: [profile, options],
  pages: {
    me: withWords(() => import(/* webpackChunkName: "me" */ './me/MePage.tsx'), [me, days, scales, scaleWords]),
    profileSettings: withWords(
      () => import(/* webpackChunkName: "profile-settings" */ './profile-settings/SettingsPage.tsx'),
      [profileForm],
    ),
    profileSettingsDemo: withWords(
      () => import(/* webpackChunkName: "profile-settings" */ './profile-settings/SettingsDemoPage.tsx'),
      [profileForm],
    ),
    preferences: withWords(
      () => import(/* webpackChunkName: "me" */ './settings/PreferencesPage.tsx'),
      [me, preferences],
    ),
    scales: withWords(
      () => import(/* webpackChunkName: "own-story" */ './scales/ScalesPage.tsx'),
      [scales, scaleWords],
    ),
    scalesToday: withWords(
      () => import(/* webpackChunkName: "own-story" */ './scales/ScalesTodayPage.tsx'),
      [scales, scaleWords],
    ),
    history: withWords(() => import(/* webpackChunkName: "days" */ './history/HistoryPage.tsx'), [history]),
    summary: withWords(() => import(/* webpackChunkName: "days" */ './summary/SummaryPage.tsx'), [days, summary]),
    week: withWords(() => import(/* webpackChunkName: "days" */ './week/WeekPage.tsx'), [week]),
    patterns: withWords(
      () => import(/* webpackChunkName: "days" */ './patterns/PatternsPage.tsx'),
      [patterns, scaleWords],
    ),
    pacing: withWords(() => import(/* webpackChunkName: "own-story" */ './pacing/PacingPage.tsx'), [pacing]),
    reminders: withWords(
      () => import(/* webpackChunkName: "profile-settings" */ './reminders/RemindersPage.tsx'),
      [reminders],
    ),
    plan: withWords(() => import(/* webpackChunkName: "plan" */ './plan/PlanPage.tsx'), [plan, written]),
    bring: withWords(() => import(/* webpackChunkName: "own-story" */ './bring/BringPage.tsx'), [bring, ownData]),
  },
  cards: {
    planOffer: withWords(
      () => import(/* webpackChunkName: "home-line" */ './plan-offer/PlanOfferCard.tsx'),
      [planOffer],
    ),
    laterQuestion: withWords(
      () => import(/* webpackChunkName: "home-line" */ './later-question/LaterQuestionCard.tsx'),
      [laterQuestions],
    ),
    scales: withWords(
      () => import(/* webpackChunkName: "own-story" */ './scales/ScalesCard.tsx'),
      [scales, scaleWords],
    ),
    scalesRow: withWords(
      () => import(/* webpackChunkName: "own-story" */ './scales/ScalesRow.tsx'),
      [scales, scaleWords],
    ),
    pacing: withWords(() => import(/* webpackChunkName: "own-story" */ './pacing/PacingCard.tsx'), [pacing]),
    pacingMorning: withWords(() => import(/* webpackChunkName: "home-line" */ './pacing/MorningCard.tsx'), [pacing]),
    growth: () => import(/* webpackChunkName: "home-line" */ './growth/GrowthCard.tsx'),
    ownData: withWords(() => import(/* webpackChunkName: "bring" */ './privacy/OwnData.tsx'), [ownData]),
  },
  writes,
  whenAway: () => import(/* webpackChunkName: "away" */ './whenAway.ts'),
} satisfies RemoteModule<typeof manifest>;
