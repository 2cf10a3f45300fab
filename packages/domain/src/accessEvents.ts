/** The events of the access log, which tells a person about their account. */
export const ACCESS_EVENT_KINDS = [
  'sign_in',
  'email_changed',
  'password_changed',
  'second_factor_added',
  'second_factor_removed',
  'data_exported',
  'data_imported',
] as const;
export type AccessEventKind = (typeof ACCESS_EVENT_KINDS)[number];
