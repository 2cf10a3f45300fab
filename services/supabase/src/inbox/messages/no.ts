export default {
  title: 'Innboks',
  lead: 'Her havner e-postene Spire ville ha sendt. De blir på denne maskinen.',
  emptyTitle: 'Ingen e-post ennå',
  empty:
    'Når du registrerer deg eller ber om et nytt passord, dukker e-posten opp her. Last siden på nytt for å se etter.',
  reload: 'Se etter ny e-post',
  back: 'Til innboksen',
  to: 'Til',
  sent: 'Sendt',
  links: 'Lenker i e-posten',
  letter: 'E-posten slik mottakeren ser den',
  plain: 'Vis som ren tekst',
  missingTitle: 'E-posten finnes ikke',
  missing: 'Den er slettet, eller adressen er feil. Innboksen tar vare på de 500 nyeste.',
  otherLanguage: 'English',
} as const;
