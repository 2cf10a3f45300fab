/** The least that can answer an update over HTTP: what a refresh is measured against. Ends with its parent's pipe. */
import fastify from 'fastify';
import { Pool } from 'pg';

const [databaseUrl] = process.argv.slice(2);
const database = new Pool({ connectionString: databaseUrl });
const text = 'update auth.sessions set refreshed_at = now(), updated_at = now() where id = $1';

const app = fastify();
app.post<{ Body: { id: string } }>('/update', async ({ body }) => {
  const { rowCount } = await database.query({ name: 'update', text, values: [body.id] });
  return { rowCount };
});
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.stdin.resume().once('end', () => process.exit(0));
