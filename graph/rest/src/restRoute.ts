import type { ErrorCode } from '@spire/domain/errorCodes';
import type { Language } from '@spire/domain/languages';
import type { AskGraph } from '@spire/graph-kit/staticOperation';
import type { Moment } from './legacy/parsers.ts';
import type { Reading } from './legacy/readBody.ts';
import type { PersonsPictures } from '@spire/privacy';
import type { z } from 'zod';
import type { Readable } from 'node:stream';
import type { RestDownload } from './restDownload.ts';

/** A route's view of the request it answers; everything in it has been validated. */
export interface RestRequest<Body, Query, Params, Draft> {
  body: Body;
  /** The body as `reads` or `receives` read it. */
  draft: Draft;
  query: Query;
  params: Params;
  /** The person's calendar date (D18); a function, because asking for it costs as much as a small query. */
  today: () => string;
  /** Of the answer (D80); a function, because the stored one has to be asked for. */
  language: () => Promise<Language>;
  /** Asks the graph as this person; throws a `RestRefusal` when the graph refuses. */
  ask: AskGraph;
  /** The person's time zone. */
  timeZone: string;
  /** Pictures, reached as this person. */
  pictures: PersonsPictures;
  /** Sets a header of the answer. */
  header: (name: string, value: string) => void;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How a body is taken in that is too large to be parsed where everybody waits (D76). */
interface Receives<Draft> {
  /** Most bytes of it. */
  bodyLimit: number;
  /** Whether it may be of any type, not JSON alone. */
  anyType?: boolean;
  /** Measures it while it arrives; `announced` is the length the request states, 0 where it states none. */
  receive(body: Readable, announced: number): Promise<object>;
  /** Looks at what was received, in steps. */
  check(received: unknown): Promise<Reading<Draft>>;
}

interface RouteFacts {
  method: Method;
  /** As in the OpenAPI document: `/api/memory-bank/{id}`. */
  path: string;
  tag: string;
  summary: string;
  description?: string;
  /** Refusals besides those of every route. */
  errors?: readonly ErrorCode[];
  /** Names of this path for fields that the graph names otherwise. */
  fieldNames?: Readonly<Record<string, string>>;
  /** Whether a request without a body is read as an empty one. */
  isBodyOptional?: boolean;
  /** How often a person may ask for what is costly, and of how many people one process has one at once: any, unless told. */
  allowance?: { perHour: number; atOnce?: number };
  /** Media types it can answer besides JSON. */
  otherTypes?: readonly string[];
}

/** One path and method with its schemas, which validate, type and document it at once (D38). */
export interface Route extends RouteFacts {
  body?: z.ZodType;
  query?: z.ZodObject;
  params?: z.ZodObject;
  /** The body of 200, unless `run` answers a `RestDownload`; without one the answer is 204. */
  answer?: z.ZodType;
  reads?: (body: unknown, moment: Moment) => Reading<unknown>;
  receives?: Receives<unknown>;
  run(request: RestRequest<unknown, unknown, unknown, unknown>): Promise<unknown>;
}

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type ReadOnly<Value> = Value extends object ? { readonly [Key in keyof Value]: ReadOnly<Value[Key]> } : Value;
type InputOf<Schema> = Schema extends z.ZodType ? ReadOnly<z.input<Schema>> : unknown;

interface TypedRoute<Body, Query, Params, Answer, Draft> extends RouteFacts {
  body?: Body;
  query?: Query;
  params?: Params;
  answer?: Answer;
  /** Reads a body in every shape it has had, beside its schema; the person is told of what either finds wrong. */
  reads?: (body: unknown, moment: Moment) => Reading<Draft>;
  /** Receives a large body in its place; the schema only documents it. */
  receives?: Receives<Draft>;
  run(
    request: RestRequest<OutputOf<Body>, OutputOf<Query>, OutputOf<Params>, Draft>,
  ): Promise<InputOf<Answer> | RestDownload>;
}

/** Declares a route; `run` is typed by the schemas beside it. */
export function route<
  Body extends z.ZodType | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
  Params extends z.ZodObject | undefined = undefined,
  Answer extends z.ZodType | undefined = undefined,
  Draft = undefined,
>(definition: TypedRoute<Body, Query, Params, Answer, Draft>): Route {
  return definition as unknown as Route;
}
