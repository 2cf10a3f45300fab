import { pino, type Logger } from 'pino';

/** Structured log without personal content: ids of requests, codes and places, never what a person wrote. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

export function createLog(service: string, level: string): Log {
  return pino({ level, base: { service } });
}
