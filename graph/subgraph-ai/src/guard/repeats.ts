import { spokenWords } from '@spire/language/phrases';

/** Two texts that share this much of all their words say the same, whatever their order and punctuation. */
const SAME_FROM = 0.8;

function saySame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared >= SAME_FROM * (one.size + other.size - shared);
}

/**
 * Whether an answer says the same thing twice: a list of suggestions or tasks has to give a choice (D23). Of parts with
 * a title the text is compared, which stands last; titles may be alike.
 */
export function repeats(parts: readonly (readonly string[])[]): boolean {
  const [first = []] = parts;
  const texts = parts.length > 1 ? parts.map((part) => part.at(-1) ?? '') : first;
  const said = texts.map((text) => new Set(spokenWords(text))).filter(({ size }) => size > 0);
  return said.some((one, at) => said.slice(at + 1).some((other) => saySame(one, other)));
}
