import { useMessages } from '@spire/i18n';
import { CHIPS, TOUCHES, type TextCard } from './cards.ts';
import { plan } from './messages/namespace.ts';

/** The examples of a card, without those that the person wants to be spared. */
export function useExamples(card: TextCard, avoided: readonly string[]): string[] {
  const t = useMessages(plan);
  const isOpen = (id: string) => !avoided.includes(TOUCHES[id] ?? '');
  switch (card) {
    case 'safe':
      return [];
    case 'signs':
      return CHIPS.signs.map((id) => t(`chips.signs.${id}`));
    case 'alone':
      return CHIPS.alone.filter(isOpen).map((id) => t(`chips.alone.${id}`));
    case 'places':
      return CHIPS.places.filter(isOpen).map((id) => t(`chips.places.${id}`));
    case 'others':
      return CHIPS.others.map((id) => t(`chips.others.${id}`));
  }
}
