import { useMessages } from '@spire/i18n';
import { socialSupport } from './messages/namespace.ts';

const IN_WORDS = ['two', 'three', 'four', 'five', 'six'] as const;

/** A small number of messages in words, as it stands within a sentence; a large one in figures. */
export function useCount(): (count: number) => string {
  const t = useMessages(socialSupport);
  return (count) => {
    const word = IN_WORDS[count - 2];
    return word === undefined ? String(count) : t(`counts.${word}`);
  };
}
