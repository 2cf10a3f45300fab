import { createServer, type AddressInfo, type Server } from 'node:net';
import { setRolePasswords } from './setRolePasswords.ts';
import { postgresMessage } from './testing/postgresMessage.ts';

const ready = postgresMessage('Z', Buffer.from('I'));
const done = postgresMessage('C', Buffer.from('ALTER ROLE\0'));

/** A server that lets anybody in, takes every statement for done, and keeps all that it is sent. */
function listeningServer(heard: Buffer[]): Server {
  return createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([postgresMessage('R', Buffer.alloc(4)), ready]));
      socket.on('data', (sent: Buffer) => {
        heard.push(sent);
        if (sent.toString('latin1', 0, 1) === 'Q') socket.write(Buffer.concat([done, ready]));
      });
    });
  });
}

test('no statement holds a password: the database is given what it keeps of it', async () => {
  const heard: Buffer[] = [];
  const server = listeningServer(heard);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const passwords = { authenticator: 'first-secret', supabase_auth_admin: 'second-secret' };
  await setRolePasswords(`postgresql://a:b@127.0.0.1:${port}/c`, passwords).finally(() => server.close());
  const said = Buffer.concat(heard).toString();
  expect(said).not.toContain('secret');
  for (const role of Object.keys(passwords))
    expect(said).toContain(`alter role "${role}" with login password 'SCRAM-SHA-256$4096:`);
});
