import type { OutboxState } from '@spire/client/outboxState';

/** The state the line tells, if any; `safe` is what it promises of what is written here. */
export type Status =
  | { kind: 'needsYou' }
  | { kind: 'away'; isOffline: boolean; safe: 'nothing' | 'some' | 'notKept'; count: number }
  | { kind: 'overtaken'; fields: readonly string[] }
  | { kind: 'sending' }
  | { kind: 'sent' }
  | undefined;

interface Facts {
  outbox: Pick<OutboxState, 'waiting' | 'refused' | 'sent' | 'overtaken' | 'isKeeping'>;
  /** Whether the server can be reached, and whether the device has a network at all. */
  isConnected: boolean;
  isOnline: boolean;
}

function safeOf({ waiting, isKeeping }: Facts['outbox']) {
  if (isKeeping === false) return 'notKept';
  return waiting.length > 0 ? 'some' : 'nothing';
}

/** The most important of what there is to say (A22): what needs the person, then what is safe, then good news. */
export function statusOf({ outbox, isConnected, isOnline }: Facts): Status {
  const { waiting, refused, sent, overtaken } = outbox;
  if (refused.length > 0) return { kind: 'needsYou' };
  if (!isConnected) return { kind: 'away', isOffline: !isOnline, safe: safeOf(outbox), count: waiting.length };
  if (overtaken.length > 0) return { kind: 'overtaken', fields: overtaken.flatMap(({ fields }) => fields) };
  if (waiting.length > 0) return { kind: 'sending' };
  return sent > 0 ? { kind: 'sent' } : undefined;
}
