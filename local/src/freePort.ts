import { errorCode } from '@spire/services/fileSystemProblem';
import { createServer } from 'node:net';
import { Problem } from '../../bootstrap/problem.mjs';

/** Whether nobody listens there; the reason when it cannot be used. */
function whyNotFree(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(errorCode(error) ?? error.message));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/** A port of this machine that nobody uses: the preferred one when it is free. */
export function freePort(preferred: number | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (preferred === undefined ? reject(error) : resolve(freePort(undefined))));
    probe.listen({ host: '127.0.0.1', port: preferred ?? 0, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No port is free')),
      );
    });
  });
}

/** Refuses early, before the database starts, when the address the app shall have cannot be used. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const reason = await whyNotFree(host, port);
  if (reason === undefined) return;
  if (reason === 'EADDRINUSE')
    throw new Problem(
      `Port ${port} is in use by another program. Stop that program, or start Spire on another port: PORT=${port + 1} npm start`,
    );
  if (reason === 'EACCES')
    throw new Problem(`This user may not use port ${port}. Start Spire on another one: PORT=4000 npm start`);
  throw new Problem(
    `Spire cannot listen on HOST=${host}, PORT=${port} (${reason}). Set HOST to a name or address of this machine.`,
  );
}
