/** A message of PostgreSQL's protocol, for a server of a test's own. */
export function postgresMessage(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
}
