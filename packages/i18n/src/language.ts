import { deviceStorage } from '@spire/domain/deviceStorage';
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

/** Calls back when texts may have changed; meant for hooks alone. */
export function subscribeTexts(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/** A value that differs once texts may have changed; meant for hooks alone. */
export const currentEdition = () => edition;

/**
 * Every catalogue that was asked for, in that order. A name may be there more than once: in a page in which one version
 * of a remote stands in for another, both have catalogues under the same names.
 */
const namespaces = new Set<Namespace<unknown>>();

/** The names under which i18next keeps the texts of each catalogue, by the name that its team gave it. */
const keys = new Map<string, Map<Namespace<unknown>, string>>();

/** Texts are kept by catalogue and not by name alone, so that each version of a remote says its own words. */
function keyOf(namespace: Namespace<unknown>): string {
  const { name } = namespace;
  const namesakes = keys.get(name) ?? new Map<Namespace<unknown>, string>();
  const key = namesakes.get(namespace) ?? (namesakes.size === 0 ? name : `${name} ${namesakes.size + 1}`);
  keys.set(name, namesakes.set(namespace, key));
  return key;
}

/**
 * For hooks alone: the texts of a namespace in the current language. Where one of its own is missing, that of another
 * version is better than a key.
 */
export function textsOf(namespace: Namespace<unknown>): TFunction {
  const own = keyOf(namespace);
  const all = [...(keys.get(namespace.name)?.values() ?? [])];
  return instance.getFixedT(null, [own, ...all.filter((key) => key !== own)]);
}

/** The language last asked for; differs from the current one while its catalogues are on their way. */
let comingLanguage: Language | undefined;

/** The language stored on this device, or undefined when none was chosen yet. */
export function storedLanguage(): Language | undefined {
  return parseLanguage(deviceStorage.getItem(LANGUAGE_KEY));
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
  for (const namespace of wanted) namespaces.add(namespace);
  try {
    await loadUntilSteady(
      () => new Set([currentLanguage(), comingLanguage ?? currentLanguage()]),
      (language) => Promise.all(wanted.map((namespace) => loadInto(language, namespace))),
    );
  } catch (error) {
    // Unused namespaces must not hold up a later switch of language.
    for (const namespace of wanted) if (!hasTexts(currentLanguage(), namespace)) namespaces.delete(namespace);
    throw error;
  }
}

/** Loads until nothing has been registered and no other language been asked for in the meantime. */
async function loadUntilSteady(
  languages: () => Set<Language>,
  load: (language: Language) => Promise<unknown>,
): Promise<void> {
  let before: string;
  const state = () => [...languages(), namespaces.size].join();
  do {
    before = state();
    await Promise.all([...languages()].map(load));
  } while (state() !== before);
}

const hasTexts = (language: Language, namespace: Namespace<unknown>): boolean =>
  instance.hasResourceBundle(language, keyOf(namespace));

async function loadInto(language: Language, namespace: Namespace<unknown>): Promise<void> {
  if (hasTexts(language, namespace)) return;
  const { default: catalogue } = await namespace.load[language]();
  instance.addResourceBundle(language, keyOf(namespace), catalogue);
}

/** Loads every catalogue there is. A version that another one stands in for may fail: it must not hold that one up. */
async function loadAllInto(language: Language): Promise<void> {
  const newest = new Map([...namespaces].map((namespace) => [namespace.name, namespace]));
  const loading = [...namespaces].map((namespace) =>
    loadInto(language, namespace).catch((error: unknown) => {
      if (newest.get(namespace.name) === namespace) throw error;
    }),
  );
  await Promise.all(loading);
}

export function currentLanguage(): Language {
  return parseLanguage(instance.language) ?? DEFAULT_LANGUAGE;
}

/** Stores the choice on this device and switches every text at once; other tabs follow. */
export async function setLanguage(language: Language): Promise<void> {
  deviceStorage.setItem(LANGUAGE_KEY, language);
  keepCookie(document, COOKIES.language, language);
  await applyLanguage(language);
}

/** Forgets the choice, so that the language chooser is shown at the next start. */
export function forgetLanguage(): void {
  deviceStorage.removeItem(LANGUAGE_KEY);
  keepCookie(document, COOKIES.language, undefined);
}

async function applyLanguage(language: Language): Promise<void> {
  comingLanguage = language;
  await loadUntilSteady(() => new Set([language]), loadAllInto);
  // A later switch has overtaken this one.
  if (comingLanguage !== language) return;
  await instance.changeLanguage(language);
  showLanguage(language);
}

function showLanguage(language: Language): void {
  document.documentElement.lang = LOCALES[language];
}
