import { REMINDER_TEXTS } from '@spire/content/reminderTexts';
import { REMINDER_KINDS, type PushMessage, type ReminderKind } from '@spire/domain/reminders';
import { keptRegistry, registryAt } from './remoteFiles.ts';
import type { Remotes, WorkerScope } from './scope.ts';

/** The page that each leads to, by its id; Home where nobody has a page of that id (D47). */
const PAGES: Partial<Record<ReminderKind, string>> = { checkIn: 'checkin' };
const HOME = '/home';

/** The message's content; one that cannot be read is shown as the first there is, for a browser demands a notice. */
function messageIn(data: unknown): PushMessage {
  const known = (kind: ReminderKind) => REMINDER_KINDS.includes(kind);
  try {
    const { kinds, language } = (data as { json: () => PushMessage }).json();
    return { kinds: kinds.filter(known), language: language === 'en' ? 'en' : 'no' };
  } catch {
    return { kinds: [], language: 'no' };
  }
}

/** Shows one notice, in the place of one from before: no name, nothing private, no sound that goes on (A11, A40). */
export function showReminder({ registration }: WorkerScope, data: unknown): Promise<void> {
  const { kinds, language } = messageIn(data);
  const [first = 'checkIn', ...others] = kinds;
  return registration.showNotification(REMINDER_TEXTS[first][language], {
    body: others.map((kind) => REMINDER_TEXTS[kind][language]).join('\n'),
    lang: language,
    tag: 'reminder',
    icon: '/icons/icon-192.png',
    data: first,
  });
}

async function pathOf(page: string | undefined): Promise<string> {
  if (page === undefined) return HOME;
  try {
    const { remotes } = (await (await keptRegistry({ request: new Request(registryAt) })).json()) as Remotes;
    const pages = Object.values(remotes).flatMap(({ manifest }) => manifest.pages);
    return pages.find(({ id }) => id === page)?.path ?? HOME;
  } catch {
    return HOME;
  }
}

/** Opens what the reminder is about, in the app where it is open already. */
export async function openReminder({ clients }: WorkerScope, kind: unknown): Promise<void> {
  const path = await pathOf(PAGES[kind as ReminderKind]);
  const [open] = await clients.matchAll({ type: 'window' });
  // A page may have gone in the same moment: then there is a new one.
  const page = await open?.navigate(path).catch(() => null);
  if (page) await page.focus().catch(() => undefined);
  else await clients.openWindow(path);
}
