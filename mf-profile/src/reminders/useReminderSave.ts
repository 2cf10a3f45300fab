import { problemOf, useSave, type Save } from '@spire/client';
import { saveFile } from '@spire/client/lazy';
import { REMINDER_TEXTS } from '@spire/content/reminderTexts';
import { REMINDER_KINDS, type Reminders } from '@spire/domain/reminders';
import { useLanguage, useMessages } from '@spire/i18n';
import { usePagePath } from '@spire/remote-kit';
import { useState } from 'react';
import { calendarFile } from './calendarFile.ts';
import { reminders } from './messages/namespace.ts';
import type { OwnDevice } from './push/usePushDevice.ts';
import { SaveReminderDocument, type SaveReminderMutation } from './SaveReminder.generated.ts';

/** Reminders, and which of the two ways they are to come. */
export interface Wish extends Reminders {
  way: 'push' | 'calendar';
}

/** Saves reminders: as a file for the calendar, or with the account, once this browser has said yes. */
export function useReminderSave(own: OwnDevice): Save<SaveReminderMutation | Wish, Wish> & { isMade: boolean } {
  const t = useMessages(reminders);
  const language = useLanguage();
  const home = usePagePath('home');
  const { state, save, letGo } = useSave(SaveReminderDocument);
  const [isMade, setMade] = useState(false);
  const [isAsking, setAsking] = useState(false);

  function makeFile(wish: Wish) {
    const words = Object.fromEntries(REMINDER_KINDS.map((kind) => [kind, REMINDER_TEXTS[kind][language]]));
    const site = new URL(home ?? '/', window.location.origin).href;
    const file = calendarFile(wish, {
      words: words as Record<(typeof REMINDER_KINDS)[number], string>,
      site,
      now: new Date(),
    });
    saveFile(t('file'), new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    setMade(true);
  }

  async function rotationOn({ kinds, days, time }: Wish, onKept?: () => void) {
    setAsking(true);
    const isPlaced = await own.place();
    setAsking(false);
    if (!isPlaced) return { kind: 'failed', problem: problemOf(undefined) } as const;
    return save({ isOn: true, kinds: [...kinds], days: [...days], time }, onKept);
  }

  return {
    isMade,
    state: isAsking ? { kind: 'saving' } : state,
    letGo: (changed) => {
      setMade(false);
      letGo(changed);
    },
    save: (wish, onKept) => {
      if (wish.way === 'push') return rotationOn(wish, onKept);
      makeFile(wish);
      return Promise.resolve({ kind: 'saved', data: wish });
    },
  };
}
