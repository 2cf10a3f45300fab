/** The name with the comma that leads it, so that a message without a name is whole as well. */
const PLACE = ', {nickname}';

/** A message as it is read: with the name in its place, or without a trace of it. */
export function withNickname(message: string, nickname: string | null): string {
  const name = nickname?.trim() ?? '';
  return message.replaceAll(PLACE, () => (name === '' ? '' : `, ${name}`));
}
