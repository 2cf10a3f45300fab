/** The part of a logger the service writes to; pino and Fastify's logger fit. */
export interface ServiceLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
