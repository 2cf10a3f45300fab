const BITS = 32;
const LOW = 0x1_0000_0000;

/**
 * A short mark by which a text is known again without being kept: equal for texts that differ in nothing but spaces
 * around and between their words. It is no secret; a server keeps it only under the person's own key. After cyrb53 by
 * bryc (public domain), 53 bits as 14 hexadecimal digits.
 */
export function textMark(text: string): string {
  const plain = text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let at = 0; at < plain.length; at += 1) {
    const code = plain.charCodeAt(at);
    one = Math.imul(one ^ code, 0x9e3779b1);
    other = Math.imul(other ^ code, 0x5f356495);
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
  other = Math.imul(other ^ (other >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  const high = (other >>> 0) & (2 ** (53 - BITS) - 1);
  return (high * LOW + (one >>> 0)).toString(16).padStart(14, '0');
}

/** The format of a mark. */
export const TEXT_MARK = /^[0-9a-f]{14}$/;
