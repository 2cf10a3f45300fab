import { z } from 'zod';
import { metadata, readBody, text } from './jsonBody.ts';

const schema = z.object({ email: text, data: metadata.optional() });
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('a request body', () => {
  it('may leave texts out or make them null', () => {
    expect(readBody(schema, {}).email).toBe('');
    expect(readBody(schema, { email: null }).email).toBe('');
  });

  it.each([undefined, [], 'text', 1, null, { email: 1 }, { email: {} }, { data: [] }])('is not %j', (body) => {
    expect(() => readBody(schema, body)).toThrow(expect.objectContaining({ code: 'bad_json' }) as Error);
  });

  it('is refused when PostgreSQL could not store it', () => {
    const refused = expect.objectContaining({ code: 'validation_failed' }) as Error;
    expect(() => readBody(schema, { email: 'a\0b' })).toThrow(refused);
    expect(() => readBody(schema, { data: { key: ['\ud800'] } })).toThrow(refused);
    expect(() => readBody(schema, { data: { '\udfff': 1 } })).toThrow(refused);
    expect(() => readBody(schema, { data: { key: '🌱' } })).not.toThrow();
  });

  it('is refused when it has more members than anybody needs', () => {
    const members = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [index, 1]));
    expect(() => readBody(schema, { data: members(900) })).not.toThrow();
    expect(() => readBody(schema, { data: members(10_000) })).toThrow('too many members');
  });

  it('has a bottom', () => {
    expect(() => readBody(schema, { data: nested(20) })).not.toThrow();
    expect(() => readBody(schema, { data: nested(5000) })).toThrow('nested too deeply');
  });
});
