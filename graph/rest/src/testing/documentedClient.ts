import { Ajv2020 } from 'ajv/dist/2020.js';
import { isLocalDate } from '@spire/domain/dates';
import { TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { UUID } from '@spire/domain/uuid';
import { TEST_ZONE } from '@spire/testing/testDay';

/** The parts of an OpenAPI document that this looks at. */
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string; content?: object }> }>>;
}

export interface Call {
  token?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  headers: Headers;
  /** Undefined where the answer has none. */
  body: unknown;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const METHODS = ['get', 'post', 'put', 'delete'];
const pointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * A client that holds every answer against the document: an undocumented status or a body of another shape throws, and
 * `missing` names what is documented and has not been seen.
 */
export function documentedClient(url: string, document: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addFormat('date', isLocalDate);
  ajv.addFormat('date-time', INSTANT);
  ajv.addFormat('uuid', UUID);
  ajv.addFormat('base64', /^[A-Za-z0-9+/]*=*$/);
  ajv.addSchema(document, 'openapi');
  const seen = new Set<string>();

  /** Where the schema of that answer lies; undefined for an answer without a body. */
  function schemaOf(method: string, path: string, status: number): string | undefined {
    const responses = document.paths[path]?.[method.toLowerCase()]?.responses ?? {};
    const name = status in responses ? String(status) : 'default';
    const response = responses[name];
    if (response === undefined) throw new Error(`${method} ${path} does not document ${status}`);
    seen.add(`${method} ${path} ${name}`);
    const place = response.$ref ?? `#/paths/${pointer(path)}/${method.toLowerCase()}/responses/${name}`;
    const hasBody = response.$ref !== undefined || response.content !== undefined;
    return hasBody ? `openapi${place}/content/application~1json/schema` : undefined;
  }

  async function call(
    method: string,
    path: string,
    { token, params = {}, query, body, headers }: Call = {},
  ): Promise<Reply> {
    const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
    const response = await fetch(`${url}${place}${search}`, {
      method,
      headers: {
        [TIME_ZONE_HEADER]: TEST_ZONE,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const answered: unknown = text === '' ? undefined : JSON.parse(text);
    const schema = schemaOf(method, path, response.status);
    if ((schema === undefined) !== (answered === undefined)) throw new Error(`${method} ${path}: a body, or none`);
    if (schema !== undefined && !ajv.validate({ $ref: schema }, answered))
      throw new Error(`${method} ${path} ${response.status}: ${ajv.errorsText()}\n${text.slice(0, 500)}`);
    return { status: response.status, headers: response.headers, body: answered };
  }

  /** Documented answers that nobody has got so far; `default` stands for what should not happen. */
  function missing(): string[] {
    const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
      METHODS.filter((method) => method in operations).flatMap((method) =>
        Object.keys(operations[method]?.responses ?? {}).map((status) => `${method.toUpperCase()} ${path} ${status}`),
      ),
    );
    return documented.filter((each) => !each.endsWith(' default') && !seen.has(each));
  }

  return { call, missing };
}
