import type { LocalDate } from '@spire/domain/dates';
import type { Language } from '@spire/domain/languages';
import type { RemoteManifest, Words } from '@spire/domain/remoteManifest';
import checkinManifest from '../../mf-checkin/src/manifest.ts';
import checkinEn from '../../mf-checkin/src/messages/en.ts';
import checkinNo from '../../mf-checkin/src/messages/no.ts';
import doingEn from '../../mf-checkin/src/doing/messages/en.ts';
import doingNo from '../../mf-checkin/src/doing/messages/no.ts';
import memoriesManifest from '../../mf-memories/src/manifest.ts';
import memoriesEn from '../../mf-memories/src/messages/en.ts';
import memoriesNo from '../../mf-memories/src/messages/no.ts';
import onboardingEn from '../../mf-onboarding/src/messages/en.ts';
import onboardingNo from '../../mf-onboarding/src/messages/no.ts';
import bringEn from '../../mf-profile/src/bring/messages/en.ts';
import bringNo from '../../mf-profile/src/bring/messages/no.ts';
import daysEn from '../../mf-profile/src/days/messages/en.ts';
import daysNo from '../../mf-profile/src/days/messages/no.ts';
import historyEn from '../../mf-profile/src/history/messages/en.ts';
import historyNo from '../../mf-profile/src/history/messages/no.ts';
import laterEn from '../../mf-profile/src/later-question/messages/en.ts';
import laterNo from '../../mf-profile/src/later-question/messages/no.ts';
import meEn from '../../mf-profile/src/me/messages/en.ts';
import meNo from '../../mf-profile/src/me/messages/no.ts';
import preferencesEn from '../../mf-profile/src/settings/messages/en.ts';
import preferencesNo from '../../mf-profile/src/settings/messages/no.ts';
import scalesEn from '../../mf-profile/src/scales/messages/en.ts';
import scalesNo from '../../mf-profile/src/scales/messages/no.ts';
import summaryEn from '../../mf-profile/src/summary/messages/en.ts';
import summaryNo from '../../mf-profile/src/summary/messages/no.ts';
import planEn from '../../mf-profile/src/plan/messages/en.ts';
import planNo from '../../mf-profile/src/plan/messages/no.ts';
import planOfferEn from '../../mf-profile/src/plan-offer/messages/en.ts';
import planOfferNo from '../../mf-profile/src/plan-offer/messages/no.ts';
import profileManifest from '../../mf-profile/src/manifest.ts';
import profileEn from '../../mf-profile/src/messages/en.ts';
import profileNo from '../../mf-profile/src/messages/no.ts';
import ownDataEn from '../../mf-profile/src/privacy/messages/en.ts';
import ownDataNo from '../../mf-profile/src/privacy/messages/no.ts';
import weekEn from '../../mf-profile/src/week/messages/en.ts';
import weekNo from '../../mf-profile/src/week/messages/no.ts';
import patternsEn from '../../mf-profile/src/patterns/messages/en.ts';
import patternsNo from '../../mf-profile/src/patterns/messages/no.ts';
import pacingEn from '../../mf-profile/src/pacing/messages/en.ts';
import pacingNo from '../../mf-profile/src/pacing/messages/no.ts';
import remindersEn from '../../mf-profile/src/reminders/messages/en.ts';
import remindersNo from '../../mf-profile/src/reminders/messages/no.ts';
import toolsManifest from '../../mf-tools/src/manifest.ts';
import toolsEn from '../../mf-tools/src/messages/en.ts';
import toolsNo from '../../mf-tools/src/messages/no.ts';
import commonEn from '../../packages/i18n/src/common/en.ts';
import commonNo from '../../packages/i18n/src/common/no.ts';
import profileFormEn from '../../packages/profile-form/src/messages/en.ts';
import profileFormNo from '../../packages/profile-form/src/messages/no.ts';
import writtenEn from '../../packages/written/src/messages/en.ts';
import writtenNo from '../../packages/written/src/messages/no.ts';
import scaleWordsEn from '../../packages/i18n/src/scales/en.ts';
import scaleWordsNo from '../../packages/i18n/src/scales/no.ts';
import answersEn from '../../packages/i18n/src/answers/en.ts';
import answersNo from '../../packages/i18n/src/answers/no.ts';
import optionsEn from '../../packages/i18n/src/options/en.ts';
import optionsNo from '../../packages/i18n/src/options/no.ts';
import statusEn from '../../shell/src/status/messages/en.ts';
import statusNo from '../../shell/src/status/messages/no.ts';
import installEn from '../../shell/src/install/messages/en.ts';
import homeEn from '../../shell/src/home/messages/en.ts';
import homeNo from '../../shell/src/home/messages/no.ts';
import trialEn from '../../mf-onboarding/src/trial/messages/en.ts';
import trialNo from '../../mf-onboarding/src/trial/messages/no.ts';
import helpEn from '../../shell/src/help/messages/en.ts';
import helpNo from '../../shell/src/help/messages/no.ts';
import privacyEn from '../../shell/src/privacy/messages/en.ts';
import installNo from '../../shell/src/install/messages/no.ts';
import privacyNo from '../../shell/src/privacy/messages/no.ts';
import callbackEn from '../../shell/src/callback/messages/en.ts';
import callbackNo from '../../shell/src/callback/messages/no.ts';
import chooserEn from '../../shell/src/chooser/messages/en.ts';
import chooserNo from '../../shell/src/chooser/messages/no.ts';
import awayEn from '../../shell/src/worker/messages/en.ts';
import awayNo from '../../shell/src/worker/messages/no.ts';
import visitorEn from '../../shell/src/signed-out/messages/en.ts';
import visitorNo from '../../shell/src/signed-out/messages/no.ts';
import previewEn from '../../shell/src/preview/messages/en.ts';
import previewNo from '../../shell/src/preview/messages/no.ts';
import secondFactorEn from '../../shell/src/second-factor/messages/en.ts';
import secondFactorNo from '../../shell/src/second-factor/messages/no.ts';
import securityEn from '../../shell/src/security/messages/en.ts';
import securityNo from '../../shell/src/security/messages/no.ts';
import shellEn from '../../shell/src/messages/en.ts';
import shellNo from '../../shell/src/messages/no.ts';

const no = {
  shell: { ...shellNo, ...visitorNo, callback: callbackNo },
  secondFactor: secondFactorNo,
  security: securityNo,
  chooser: chooserNo,
  home: homeNo,
  install: installNo,
  help: helpNo,
  preview: previewNo,
  privacy: privacyNo,
  bring: bringNo,
  ownData: ownDataNo,
  patterns: patternsNo,
  week: weekNo,
  pacing: pacingNo,
  reminders: remindersNo,
  status: statusNo,
  away: awayNo,
  onboarding: onboardingNo,
  trial: trialNo,
  checkin: { ...checkinNo, ...doingNo },
  memories: memoriesNo,
  profile: profileNo,
  days: daysNo,
  history: historyNo,
  laterQuestions: laterNo,
  me: meNo,
  plan: planNo,
  planOffer: planOfferNo,
  preferences: preferencesNo,
  scales: scalesNo,
  scaleWords: scaleWordsNo,
  summary: summaryNo,
  profileForm: profileFormNo,
  written: writtenNo,
  tools: toolsNo,
  common: commonNo,
  options: { ...optionsNo, ...answersNo },
};
const en = {
  shell: { ...shellEn, ...visitorEn, callback: callbackEn },
  secondFactor: secondFactorEn,
  security: securityEn,
  chooser: chooserEn,
  home: homeEn,
  install: installEn,
  help: helpEn,
  preview: previewEn,
  privacy: privacyEn,
  bring: bringEn,
  ownData: ownDataEn,
  patterns: patternsEn,
  week: weekEn,
  pacing: pacingEn,
  reminders: remindersEn,
  status: statusEn,
  away: awayEn,
  onboarding: onboardingEn,
  trial: trialEn,
  checkin: { ...checkinEn, ...doingEn },
  memories: memoriesEn,
  profile: profileEn,
  days: daysEn,
  history: historyEn,
  laterQuestions: laterEn,
  me: meEn,
  plan: planEn,
  planOffer: planOfferEn,
  preferences: preferencesEn,
  scales: scalesEn,
  scaleWords: scaleWordsEn,
  summary: summaryEn,
  profileForm: profileFormEn,
  written: writtenEn,
  tools: toolsEn,
  common: commonEn,
  options: { ...optionsEn, ...answersEn },
};

/** The screens' texts, from the product's own catalogues; texts that the specification fixes stand in the tests. */
export const TEXTS = { no, en } as const satisfies Record<Language, unknown>;

const manifests: readonly RemoteManifest[] = [checkinManifest, memoriesManifest, profileManifest, toolsManifest];

function wordsOf(entry: Words | undefined, id: string, language: Language): string {
  if (entry === undefined) throw new Error(`No manifest has ${id}`);
  return entry[language];
}

const pageOf = (id: string) => manifests.flatMap(({ pages }) => pages).find((each) => each.id === id);

export const menuLabel = (id: string, language: Language): string =>
  wordsOf(pageOf(id)?.navigation?.label, id, language);

export const pageTitle = (id: string, language: Language): string => wordsOf(pageOf(id)?.title, id, language);

/** A date as the screens say it, weekday first. */
export const longDate = (date: LocalDate, language: Language): string =>
  new Intl.DateTimeFormat({ no: 'nb-NO', en: 'en-GB' }[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(`${date}T12:00:00Z`));

/** The label of a button of Home. */
export function shortcutLabel(id: string, language: Language): string {
  const shortcut = manifests.flatMap(({ shortcuts }) => shortcuts).find((each) => each.id === id);
  return wordsOf(shortcut?.label, id, language);
}
