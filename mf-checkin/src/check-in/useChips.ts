import type { CheckInQuestionId } from '@spire/domain/checkInRules';
import { keysOf } from '@spire/domain/lists';
import { GOOD_NOW, LOOKING_FORWARD, NEED_MORE } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { useMemo } from 'react';

export interface Chip {
  id: string;
  emoji: string;
  label: string;
}

/** The chips of a question in the person's language: ids are what is stored, words and emoji what is shown (trap 45). */
export function useChips(question: CheckInQuestionId): Chip[] {
  const tOptions = useMessages(options);
  return useMemo(() => {
    switch (question) {
      case 'whatIsGood':
        return keysOf(GOOD_NOW).map((id) => ({ id, emoji: GOOD_NOW[id], label: tOptions(`whatIsGood.${id}`) }));
      case 'lookingForward':
        return keysOf(LOOKING_FORWARD).map((id) => ({
          id,
          emoji: LOOKING_FORWARD[id],
          label: tOptions(`lookingForward.${id}`),
        }));
      case 'needMore':
        return keysOf(NEED_MORE).map((id) => ({ id, emoji: NEED_MORE[id], label: tOptions(`needMore.${id}`) }));
    }
  }, [question, tOptions]);
}
