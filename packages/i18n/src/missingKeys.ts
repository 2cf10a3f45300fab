import type { i18n, InitOptions } from 'i18next';

/** Put in by the build. */
declare const process: { env: { NODE_ENV?: string } };

/** A namespace may still be on its way when its words are first drawn, in ms. */
const ARRIVAL = 2000;

/**
 * Says in the console, once for each, which key of which namespace has no text. The types refuse a key that no
 * catalogue has; they do not see a plural without its `count`, nor a namespace that its remote does not list.
 */
export function tellOfMissing(instance: i18n, arrival = ARRIVAL): InitOptions {
  const told = new Set<string>();
  return {
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      const name = `${namespace} ${key}`;
      if (told.has(name)) return;
      told.add(name);
      setTimeout(() => {
        if (!instance.exists(key, { ns: namespace }))
          console.error(`No text in ${instance.language}: namespace ${namespace}, key ${key}`);
      }, arrival);
    },
  };
}

/** The options for missing keys in development; empty elsewhere. */
export const missingKeyOptions = (instance: i18n): InitOptions =>
  process.env.NODE_ENV === 'development' ? tellOfMissing(instance) : {};
