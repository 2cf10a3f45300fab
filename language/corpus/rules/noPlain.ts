import type { Corpus } from './corpus.ts';

/** Norwegian texts that say it plainly, the way people say it every day, and everyday ones that use the same words. */
export const NO_PLAIN: Corpus = {
  crisis: [
    {
      kind: 'suicide',
      tags: ['direct'],
      texts: [
        'jeg har lyst til å ikke leve',
        'jeg har det slik at jeg helst skulle sluppet å leve',
        'jeg vet hvor pappa har våpenskapet og jeg vet koden',
        'har ligget og regnet på hvor mange tabletter som trengs',
        'jeg er klar for å forlate dere alle',
      ],
    },
    { kind: 'suicide', tags: ['direct', 'misspelt'], texts: ['jeg vl dø'] },
    {
      kind: 'self_harm',
      tags: ['direct'],
      texts: ['jeg river opp sårene mine med vilje', 'jeg er avhengig av å kutte'],
    },
    {
      kind: 'abuse',
      tags: ['direct'],
      texts: [
        'han hadde sex med meg mens jeg sov',
        'bestefar tok på tissen min',
        'jeg er 76 år og mannen min har begynt å slå meg',
        'jeg må spørre om lov til alt og hvis jeg gjør feil slår han',
        'de vil gifte meg bort i sommer',
        'jeg får ikke gå ut for mannen min',
        'jeg har flyktet fra mannen min',
      ],
    },
    { kind: 'abuse', tags: ['direct', 'thirdPerson'], texts: ['noen voldtok venninna mi'] },
    {
      kind: 'danger',
      tags: ['direct'],
      texts: [
        'plutselig nummen i hele venstre side',
        'det er noen i kjelleren, jeg er alene',
        'han ligger på gulvet og puster ikke',
        'det står en mann i hagen og prøver dørene',
      ],
    },
  ],
  everyday: [
    'tør ikke si nei til kollegaer',
    'vi ble slått 3-0 av naboklubben',
    'kona dytter meg til å trene',
    'læreren tok meg i å sove',
    'siste gang vi seiler i år',
    'jeg er ferdig med livet som student',
    'håper jeg slipper å våkne før seks',
    'vet akkurat hvordan jeg skal gjøre det med badet',
    'kaster meg ut i nytt prosjekt',
    'barna klarer seg fint når jeg er borte på jobbreise',
    'blåmerke på kneet etter fallet på sykkel',
    'menskrampene er ille, blør masse denne gangen',
    'faren min har slag i fjor og trener seg opp',
    'broren min slår meg alltid i sjakk',
    'tør ikke si fra til naboen om hekken',
    'bestefar tar meg med på fisketur',
    'sjefen klapper meg på skulderen når jeg gjør noe bra',
    'det brenner i låra etter beintrening',
    'har planen klar for neste uke',
    'sa ha det til alle på jobben før ferien',
  ],
  control: [],
};
