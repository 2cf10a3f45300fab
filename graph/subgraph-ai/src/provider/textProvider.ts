import type { z } from 'zod';

/** A question to a provider: instructions of ours, data of the person's, and the shape of the answer (S4, D35). */
export interface Prompt<Shape> {
  /** The name of the kind of text in logs and schemas: `suggestion`. */
  name: string;
  /** The server's own words; nothing a person wrote is ever part of them. */
  instructions: string;
  /** A person's words as JSON data, with names and addresses hidden. */
  data: string;
  schema: z.ZodType<Shape>;
}

/**
 * An answer in the requested shape, or the finding that the request or the answer needs help rather than advice (S7).
 */
export type ProviderAnswer<Shape> = { kind: 'answer'; value: Shape } | { kind: 'flagged' };

/**
 * The reason why a provider gave no answer; the built-in text is given instead (S21). Its message holds no content
 * (S23).
 */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';
}

/** A model of another company's. */
export interface TextProvider {
  /** The host that texts are sent to, for people to read. */
  readonly host: string;
  /** Rejects with ProviderFailed within 10 s when there is no good answer. */
  ask<Shape>(prompt: Prompt<Shape>): Promise<ProviderAnswer<Shape>>;
}
