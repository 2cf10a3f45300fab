import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

const ROUNDS = 4096;

/** A password as PostgreSQL keeps it, so that the password itself is in no statement and no log of the server's. */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, ROUNDS, 32, 'sha256');
  const key = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(key('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ROUNDS}:${salt.toString('base64')}$${stored}:${key('Server Key').toString('base64')}`;
}
