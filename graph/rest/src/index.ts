/** The one door to the REST facade. A gateway serves it, and refuses under `/api` in its words and shapes. */
export { readCredentials, signInBody, signUpBody } from './credentials.ts';
export { registerRest } from './registerRest.ts';
export { restErrorBody } from './restErrorBody.ts';
export { requestLanguage } from './requestLanguage.ts';
export { toldLanguage, wantedLanguage } from './restMessages.ts';
