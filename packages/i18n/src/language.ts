import { DEFAULT_LANGUAGE, LOCALES, parseLanguage, type Language } from '@spire/domain/languages';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace } from './catalogue.ts';

/** Local storage key of the chosen language; values no and en (older values are understood). */
export const LANGUAGE_KEY = 'spire.language';

const instance: i18n = i18next.createInstance();
const namespaces = new Map<string, Namespace<unknown>>();

/** The language last asked for; differs from the current one while its catalogues are on their way. */
let comingLanguage: Language | undefined;

/** The language stored on this device, or undefined when none was chosen yet. */
export function storedLanguage(): Language | undefined {
  return parseLanguage(localStorage.getItem(LANGUAGE_KEY));
}

/**
 * Starts i18next once, before the first render; further namespaces join with `loadNamespaces`, which may be called as
 * soon as this has been. `suggested` counts where nobody has chosen a language yet.
 */
export async function startI18n(first: readonly Namespace<unknown>[], suggested?: Language): Promise<void> {
  const language = storedLanguage() ?? suggested ?? DEFAULT_LANGUAGE;
  const starting = instance.use(initReactI18next).init({
    initAsync: false,
    lng: language,
    fallbackLng: false,
    supportedLngs: ['no', 'en'],
    ns: [],
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    returnNull: false,
  });
  showLanguage(language);
  await Promise.all([starting, loadNamespaces(first)]);
  window.addEventListener('storage', (event) => {
    const language = event.key === LANGUAGE_KEY ? parseLanguage(event.newValue) : undefined;
    if (language !== undefined) void applyLanguage(language);
  });
}

/**
 * Makes these namespaces ready in the current language, in the one a switch under way leads to, and in every later
 * one. Safe to repeat.
 */
export async function loadNamespaces(wanted: readonly Namespace<unknown>[]): Promise<void> {
  for (const namespace of wanted) namespaces.set(namespace.name, namespace);
  try {
    await loadUntilSteady(() => new Set([currentLanguage(), comingLanguage ?? currentLanguage()]), wanted);
  } catch (error) {
    // Nobody reads them: they must not hold up a later switch of language.
    for (const { name } of wanted) if (!instance.hasResourceBundle(currentLanguage(), name)) namespaces.delete(name);
    throw error;
  }
}

/** Loads until nothing has been registered and no other language been asked for in the meantime. */
async function loadUntilSteady(languages: () => Set<Language>, wanted: Iterable<Namespace<unknown>>): Promise<void> {
  let before: string;
  const state = () => [...languages(), namespaces.size].join();
  do {
    before = state();
    await Promise.all([...languages()].map((language) => loadInto(language, wanted)));
  } while (state() !== before);
}

async function loadInto(language: Language, wanted: Iterable<Namespace<unknown>>): Promise<void> {
  const missing = [...wanted].filter(({ name }) => !instance.hasResourceBundle(language, name));
  await Promise.all(
    missing.map(async ({ name, load }) => {
      const { default: catalogue } = await load[language]();
      instance.addResourceBundle(language, name, catalogue);
    }),
  );
}

export function currentLanguage(): Language {
  return parseLanguage(instance.language) ?? DEFAULT_LANGUAGE;
}

/** Stores the choice on this device and switches every text at once; other tabs follow. */
export async function setLanguage(language: Language): Promise<void> {
  localStorage.setItem(LANGUAGE_KEY, language);
  await applyLanguage(language);
}

/** Forgets the choice, so that the language chooser is shown at the next start. */
export function forgetLanguage(): void {
  localStorage.removeItem(LANGUAGE_KEY);
}

async function applyLanguage(language: Language): Promise<void> {
  comingLanguage = language;
  await loadUntilSteady(() => new Set([language]), { [Symbol.iterator]: () => namespaces.values() });
  // A later switch has overtaken this one.
  if (comingLanguage !== language) return;
  await instance.changeLanguage(language);
  showLanguage(language);
}

function showLanguage(language: Language): void {
  document.documentElement.lang = LOCALES[language];
}
