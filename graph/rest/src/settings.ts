import { LANGUAGES } from '@spire/domain/languages';
import { REST_PATHS } from '@spire/domain/restPaths';
import { z } from 'zod';
import { anyLanguage } from './fields.ts';
import { operation } from '@spire/graph-kit/staticOperation';
import { route } from './restRoute.ts';

const TAG = 'Settings';

interface Settings {
  language: 'no' | 'en';
  brainInjuryMode: boolean;
  lowEnergyToday: boolean;
  aiSuggestionsEnabled: boolean;
}

const FIELDS = 'language brainInjuryMode lowEnergyToday aiSuggestionsEnabled';
const SETTINGS = operation<{ me: { settings: Settings } }>(`query RestSettings { me { settings { ${FIELDS} } } }`);
const SAVE = operation<
  { saveSettings: Settings },
  { input: { [Name in keyof Settings]?: Settings[Name] | undefined } }
>(`mutation RestSaveSettings($input: SaveSettingsInput!) { saveSettings(input: $input) { ${FIELDS} } }`);

/** A body with exactly one of these fields, and nothing else (docs/spec/rest.md). */
function exactlyOne<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .strictObject(shape)
    .partial()
    .superRefine((body, context) => {
      const sent = Object.keys(body);
      if (sent.length === 1) return;
      const [fields, code] = sent.length === 0 ? [Object.keys(shape), 'REQUIRED'] : [sent, 'INVALID'];
      for (const field of fields) context.addIssue({ code: 'custom', path: [field], params: { code } });
    })
    .meta({ minProperties: 1, maxProperties: 1, description: 'Exactly one of these.' });
}

const flag = z.boolean();
const settings = z
  .object({ brainInjuryMode: flag, lowEnergyToday: flag, aiSuggestionsEnabled: flag })
  .meta({ id: 'UserSettings' });
const preferences = z
  .object({ concussionMode: flag, lowEnergyMode: flag, aiSuggestionsEnabled: flag, language: z.enum(LANGUAGES) })
  .meta({ id: 'UserPreferences', description: 'The same record as the settings, under its other names.' });

const toSettings = ({ brainInjuryMode, lowEnergyToday, aiSuggestionsEnabled }: Settings) => ({
  brainInjuryMode,
  lowEnergyToday,
  aiSuggestionsEnabled,
});
const toPreferences = ({ brainInjuryMode, lowEnergyToday, aiSuggestionsEnabled, language }: Settings) => ({
  concussionMode: brainInjuryMode,
  lowEnergyMode: lowEnergyToday,
  aiSuggestionsEnabled,
  language,
});

/** Settings and preferences: one record behind two documented paths (D27). */
export const settingsRoutes = [
  route({
    method: 'GET',
    path: REST_PATHS.userSettings,
    tag: TAG,
    summary: 'The settings',
    answer: settings,
    run: async ({ ask }) => toSettings((await ask(SETTINGS, {})).me.settings),
  }),
  route({
    method: 'POST',
    path: REST_PATHS.userSettings,
    tag: TAG,
    summary: 'Change one setting',
    body: exactlyOne(settings.shape),
    answer: settings,
    run: async ({ ask, body }) => toSettings((await ask(SAVE, { input: body })).saveSettings),
  }),
  route({
    method: 'GET',
    path: REST_PATHS.userPreferences,
    tag: TAG,
    summary: 'The preferences',
    answer: preferences,
    run: async ({ ask }) => toPreferences((await ask(SETTINGS, {})).me.settings),
  }),
  route({
    method: 'POST',
    path: REST_PATHS.userPreferences,
    tag: TAG,
    summary: 'Change one preference',
    body: exactlyOne({ concussionMode: flag, lowEnergyMode: flag, aiSuggestionsEnabled: flag, language: anyLanguage }),
    answer: preferences,
    run: async ({ ask, body: { concussionMode, lowEnergyMode, ...rest } }) => {
      const input = {
        ...rest,
        ...(concussionMode === undefined ? {} : { brainInjuryMode: concussionMode }),
        ...(lowEnergyMode === undefined ? {} : { lowEnergyToday: lowEnergyMode }),
      };
      return toPreferences((await ask(SAVE, { input })).saveSettings);
    },
  }),
];
