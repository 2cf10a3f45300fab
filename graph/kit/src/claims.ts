export { UUID } from '@spire/domain/uuid';

/** The claims of a verified access token; handed on to row-level security as `request.jwt.claims`. */
export interface Claims {
  /** The person's id, a UUID: the only source of ownership there is (D39). */
  readonly sub: string;
  readonly role: 'authenticated';
  readonly email: string;
  readonly aud: 'authenticated';
  readonly iss: string;
  readonly exp: number;
  readonly session_id?: string;
  readonly aal?: string;
}
