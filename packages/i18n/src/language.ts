import { COOKIES, keepCookie } from '@spire/domain/cookies';
import { DEFAULT_LANGUAGE, LOCALES, parseLanguage, type Language } from '@spire/domain/languages';
import i18next, { type i18n, type TFunction } from 'i18next';
import type { Namespace } from './catalogue.ts';
import { missingKeyOptions } from './missingKeys.ts';

/** Local storage key of the chosen language; values no and en (older values are understood). */
export const LANGUAGE_KEY = 'spire.language';

const instance: i18n = i18next.createInstance();

/** Raised whenever a text may read otherwise than before: another language, or more words. */
let edition = 0;
const readers = new Set<() => void>();

function beginEdition(): void {
  edition += 1;
  for (const read of readers) read();
}

/** For hooks alone: calls back when texts may read otherwise. */
export function subscribeTexts(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/** For hooks alone: differs once texts may read otherwise. */
export const currentEdition = () => edition;

/** For hooks alone: the texts of a namespace in the current language. */
export const textsOf = (name: string): TFunction => instance.getFixedT(null, name);

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
  const starting = instance.init({
    initAsync: false,
    lng: language,
    fallbackLng: false,
    supportedLngs: ['no', 'en'],
    ns: [],
    interpolation: { escapeValue: false },
    returnNull: false,
    ...missingKeyOptions(instance),
  });
  instance.on('languageChanged', beginEdition);
  instance.store.on('added', beginEdition);
  showLanguage(language);
  // The server writes the next page in this language, before any script has run.
  keepCookie(document, COOKIES.language, storedLanguage());
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
  keepCookie(document, COOKIES.language, language);
  await applyLanguage(language);
}

/** Forgets the choice, so that the language chooser is shown at the next start. */
export function forgetLanguage(): void {
  localStorage.removeItem(LANGUAGE_KEY);
  keepCookie(document, COOKIES.language, undefined);
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
