import type { Language } from '@spire/domain/languages';
import { phrases } from '../phrases.ts';

/** The things no text asks for or about: keys to accounts, and money. */
export const ASKS_FOR_SECRETS: Record<Language, RegExp> = {
  no: phrases(
    '(passord|bankid|kortnummer|kontonummer|fødselsnummer|personnummer|pinkode|vipps|kredittkort|bankkort)*',
    'pin kode*',
    '(send|overfør|betal) (_ )?(kroner|penger|kr)',
  ),
  en: phrases(
    '(password|passcode|bankid|vipps|paypal|bitcoin)*',
    '(credit |debit |bank )?(card|account|social security|pin) (number|code|details)*',
    '(send|transfer|wire|pay) (_ )?(money|dollars|pounds|kroner)',
  ),
};
