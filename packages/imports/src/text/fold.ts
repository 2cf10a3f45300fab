const SPACES = /[\u00A0\u2007\u202F]/g;

/** A name as it is shown: one form of each letter, plain spaces, none around it. */
export function plainName(name: string): string {
  return name.normalize('NFC').replaceAll(SPACES, ' ').trim();
}

/** A name as it is compared. */
export function foldName(name: string): string {
  return plainName(name).toLowerCase();
}
