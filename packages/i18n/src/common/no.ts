import type { ErrorCode, FieldErrorCode } from '@spire/domain/errorCodes';
import type { Language } from '@spire/domain/languages';
import type { ShellPageId } from '@spire/domain/routes';
import type { Catalogue } from '../catalogue.ts';

/** Every id that has a shared text: a new one without a text does not compile. */
interface CommonTexts extends Catalogue {
  readonly errors: Readonly<Record<ErrorCode | 'NETWORK' | 'TIMEOUT', string>>;
  readonly fieldErrors: Readonly<Record<FieldErrorCode, string>>;
  readonly languages: Readonly<Record<Language, string>>;
  readonly navigation: Readonly<Record<Exclude<ShellPageId, 'whatWaits'>, string>>;
}

export default {
  leaveQuickly: 'Lukk raskt',
  actions: {
    cancel: 'Avbryt',
    change: 'Endre',
    continue: 'Fortsett',
    goHome: 'Forsiden',
    logIn: 'Logg inn',
    logOut: 'Logg ut',
    next: 'Neste',
    previous: 'Forrige',
    retry: 'Prøv igjen',
    showMore: 'Vis mer',
  },
  states: {
    loadFailed: 'Vi fikk ikke hentet dette',
    loading: 'Laster …',
    loadingProfile: 'Henter profilen din …',
    loadingSlow: 'Dette tar litt lengre tid enn vanlig. Du trenger ikke gjøre noe.',
    needsNetwork: 'Dette trenger nett.',
    saving: 'Lagrer …',
    stale: 'Slik så det ut sist.',
    saved: 'Lagret.',
    waiting: 'Lagret på denne enheten, ikke sendt ennå.',
    retryInSeconds_one: 'Prøv igjen om {{count}} sekund.',
    retryInSeconds_other: 'Prøv igjen om {{count}} sekunder.',
    retryInMinutes_one: 'Prøv igjen om {{count}} minutt.',
    retryInMinutes_other: 'Prøv igjen om {{count}} minutter.',
  },
  errors: {
    UNAUTHENTICATED: 'Du er logget ut. Logg inn igjen for å fortsette.',
    FORBIDDEN: 'Du har ikke tilgang til dette.',
    SECOND_FACTOR_REQUIRED: 'Skriv inn koden fra kodeappen din først.',
    NOT_FOUND: 'Vi finner ikke dette. Kanskje det er slettet.',
    VALIDATION_FAILED: 'Noe må rettes før dette kan lagres. Se etter meldingene i skjemaet.',
    BAD_REQUEST: 'Noe gikk galt på veien hit. Last siden på nytt, og prøv igjen.',
    CHECK_IN_REQUIRED: 'Gjør dagens innsjekk først.',
    CAPACITY_AT_LIMIT: 'Lenger den veien går det ikke.',
    CHANGED_MEANWHILE: 'Dette er endret et annet sted.',
    ACCOUNT_NOT_EMPTY: 'Du kan bare hente inn data i en tom konto.',
    DAILY_LIMIT: 'Dagens grense er nådd. Du har fått dagens 8 forslag. I morgen kommer det mer.',
    RATE_LIMITED: 'For mange forsøk. Vent litt, og prøv igjen.',
    METHOD_NOT_ALLOWED: 'Det går ikke her.',
    TOO_LARGE: 'Dette er for stort til å lagres.',
    UNSUPPORTED_MEDIA_TYPE: 'Send som JSON.',
    NOT_A_DIARY: 'Vi finner ingen dagbok i filen. Ingenting er lagret.',
    SPREADSHEET_FILE: 'Lagre regnearket som CSV først, og velg den filen.',
    BROKEN_FILE: 'Filen er ødelagt.',
    INTERNAL: 'Noe gikk galt hos oss. Prøv igjen.',
    UNAVAILABLE: 'Vi får ikke svar akkurat nå. Vent litt, og prøv igjen.',
    NETWORK: 'Tilkoblingsfeil til serveren. Sjekk internettforbindelsen din.',
    TIMEOUT: 'Tilkoblingsfeil: Serveren tok for lang tid å svare. Prøv igjen.',
  },
  fieldErrors: {
    REQUIRED: 'Fyll ut dette feltet.',
    UNSEEN: 'Her er det bare tegn som ikke synes. Skriv noe som kan leses.',
    TOO_LONG: 'Teksten er for lang. Det er plass til {{limit}} tegn.',
    TOO_MANY: 'Du kan velge opptil {{limit}}.',
    UNKNOWN_OPTION: 'Dette valget finnes ikke lenger. Velg på nytt.',
    INVALID: 'Dette kan ikke lagres slik det står. Se over det en gang til.',
    OUT_OF_RANGE: 'Velg et tall på skalaen.',
    DATE_NOT_ACCEPTED: 'Denne datoen kan ikke brukes. Velg i dag eller en av de siste dagene.',
  },
  help: 'Hjelp',
  languages: { no: 'Norsk', en: 'English' },
  mainNavigation: 'Hovedmeny',
  navigation: {
    home: 'Hjem',
    security: 'Sikkerhet',
    diagnostics: 'Feilsøking',
    auth: 'Logg inn',
    authCallback: 'Bekreftelse',
    privacy: 'Personvern',
    install: 'Spire på hjemskjermen',
    help: 'Hjelp',
  },
  notTreatment: 'Forslag, ikke behandling. Du bestemmer.',
  optional: 'valgfritt',
  overLimit_one: '{{count}} tegn for mye',
  overLimit_other: '{{count}} tegn for mye',
  password: { show: 'Vis passord', hide: 'Skjul passord', showShort: 'Vis', hideShort: 'Skjul' },
  remaining_one: '{{count}} tegn igjen',
  remaining_other: '{{count}} tegn igjen',
  skipToContent: 'Hopp til innholdet',
  toast: { close: 'Lukk meldingen', region: 'Meldinger' },
} as const satisfies CommonTexts;
