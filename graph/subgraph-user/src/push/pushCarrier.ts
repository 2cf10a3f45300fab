import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import webpush from 'web-push';
import type { Delivery, PushCarrier, PushSettings } from './pushSettings.ts';
import { pushTargetErrors } from './pushTarget.ts';

/** The seconds the browser's maker keeps a message for a device that is off; a later one is no reminder any more. */
const KEPT_S = 1800;
const PATIENCE_MS = 10_000;
/** The subscription has ended (404, 410), or is another key's (401, 403): nothing will ever come through. */
const GONE = [401, 403, 404, 410];

interface Post {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Posts, following nothing: a redirect would lead where nobody has looked. Answers the status. */
function post({ endpoint, headers, body }: Post): Promise<number> {
  const send = endpoint.startsWith('https:') ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sent = send(endpoint, { method: 'POST', headers, signal: AbortSignal.timeout(PATIENCE_MS) }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends sealed for one browser (aes128gcm, RFC 8291), signed with our own keys (RFC 8292). */
export function createPushCarrier({ keys, allowsLoopback }: PushSettings): PushCarrier {
  const { publicKey, privateKey, contact: subject } = keys;
  return async (target, message): Promise<Delivery> => {
    try {
      if (pushTargetErrors(target, allowsLoopback).length > 0) return 'gone';
      const { endpoint, p256dh, auth } = target;
      const { headers, body } = webpush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails: { subject, publicKey, privateKey }, TTL: KEPT_S, urgency: 'normal', topic: 'reminder' },
      );
      const status = await post({ endpoint, headers, body });
      if (GONE.includes(status)) return 'gone';
      return status >= 200 && status < 300 ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  };
}
