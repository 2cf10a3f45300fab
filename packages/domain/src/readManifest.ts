import {
  claimsOf,
  CONTRACT_VERSION,
  LOOKS,
  PAGE_ACCESS,
  PLACES,
  REMOTE_NAME,
  type RemoteManifest,
} from './remoteManifest.ts';
import { list, matches, oneOf, optional, shape, type Check } from './shapeChecks.ts';
import { SERVICE_PATHS } from './servicePaths.ts';

/** A remote's manifest, or why it is not one: a line that names the remote and the field. */
export type ManifestReading = { kind: 'manifest'; manifest: RemoteManifest } | { kind: 'refused'; reason: string };

/** No manifest is longer than this, in characters of JSON. */
export const MANIFEST_LIMIT = 32_768;

const order: Check = (value, field) => (Number.isFinite(value) ? undefined : `${field} is not a number`);
const id = matches(/^[a-zA-Z][a-zA-Z0-9]{1,39}$/, 'an id of 2 to 40 letters and digits');
/** Neither markup nor anything that could hide or turn round what is written. */
const text = matches(/^(?=.*\S)[^<>\p{C}\p{Zl}\p{Zp}]{1,60}$/u, 'a plain text of 1 to 60 characters');
const words = shape({ no: text, en: text });
const drawing = matches(/^M[MLHVCSQTAZ\d\s,.+-]{1,499}$/i, 'SVG path data of at most 500 characters');
/** Any word: one that this shell does not know is a kind of day that never comes here, or a condition that never holds. */
const word = matches(/^[a-zA-Z]{1,40}$/, 'a word of at most 40 letters');
const place = { place: oneOf(PLACES), order, when: optional(list(word)), modes: optional(list(word)) };

const plainPath = matches(/^(?=.{2,80}$)(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'a plain lower-case path');
const path: Check = (value, field) => {
  const service = Object.values(SERVICE_PATHS).find((each) => `${String(value)}/`.startsWith(`${each}/`));
  return plainPath(value, field) ?? (service && `${field} lies below ${service}, where a service answers`);
};

const page = shape({
  id,
  path,
  aliases: optional(list(path)),
  access: oneOf(PAGE_ACCESS),
  title: words,
  navigation: optional(shape({ label: words, icon: list(drawing, 8), order })),
});

const manifestShape = shape({
  contract: oneOf([CONTRACT_VERSION]),
  pages: list(page),
  cards: list(shape({ id, wide: optional(shape({ place: oneOf(PLACES), order })), ...place })),
  shortcuts: list(
    shape({
      id,
      page: id,
      label: words,
      look: oneOf(LOOKS),
      text: optional(words),
      icon: optional(list(drawing, 8)),
      ...place,
    }),
  ),
});

/** The contradiction within a manifest whose fields are all valid. */
function contradiction(manifest: RemoteManifest): string | undefined {
  const claims = claimsOf(manifest);
  const twice = claims.find((claim, index) => claims.indexOf(claim) !== index);
  if (twice !== undefined) return `the ${twice} is there twice`;
  const lost = manifest.shortcuts.findIndex(({ page }) => !manifest.pages.some(({ id }) => id === page));
  return lost < 0 ? undefined : `shortcuts[${lost}].page is no page of this remote`;
}

function faultOf(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return 'its manifest is missing or no object';
  const { contract, name: ownName } = value as { contract?: unknown; name?: unknown };
  if (contract !== CONTRACT_VERSION)
    return `contract ${JSON.stringify(contract)} is unknown to this shell, which keeps ${CONTRACT_VERSION}`;
  if (ownName !== name || !REMOTE_NAME.test(name)) return 'name is not its own, or no remote’s';
  if (JSON.stringify(value).length > MANIFEST_LIMIT) return `its manifest is longer than ${MANIFEST_LIMIT} characters`;
  const wrong = manifestShape(value, 'manifest');
  return wrong ?? contradiction(value as RemoteManifest);
}

/**
 * Reads what claims to be the manifest of the remote `name`. Strict, because it comes from a build that this shell has
 * never seen. Fields it does not know are left alone, for a newer remote may bring some.
 */
export function readManifest(value: unknown, name: string): ManifestReading {
  const fault = faultOf(value, name);
  if (fault !== undefined) return { kind: 'refused', reason: `${name}: ${fault}` };
  return { kind: 'manifest', manifest: value as RemoteManifest };
}
