/** A line is never broken beside these, as it would be after an ellipsis. */
const HIDDEN = '•••';

/**
 * An address that its owner recognises and nobody else can write to: the first letter, the last one of a longer name,
 * and the whole domain, which tells a stranger's address from one's own. Empty for no address.
 */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '';
  const name = Array.from(email.slice(0, at));
  const last = name.length > 3 ? (name.at(-1) ?? '') : '';
  return `${name[0] ?? ''}${HIDDEN}${last}${email.slice(at)}`;
}
