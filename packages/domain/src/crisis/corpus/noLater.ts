import type { Corpus } from './corpus.ts';

/** Norwegian texts written when the rules stood, to see what they miss. */
export const NO_LATER: Corpus = {
  crisis: [
    {
      kind: 'suicide',
      tags: ['direct'],
      texts: [
        'Nå gjør jeg det. Jeg dreper meg i kveld',
        'tanken på å dø er det eneste som roer meg',
        'I går kveld sto jeg på brua og ville hoppe',
        'hvis ikke det blir bedre snart så tar jeg livet mitt',
        'er det lov å si at man ikke ønsker å leve',
        'Googlet hvordan man tar livet av seg',
        'fikk lyst til å bare svinge over i møtende trailer',
      ],
    },
    {
      kind: 'suicide',
      tags: ['direct', 'thirdPerson'],
      texts: [
        'kompisen min sendte melding om at han ikke orker å leve',
        'Mora mi trugar med å ta livet sitt når vi kranglar',
      ],
    },
    {
      kind: 'suicide',
      tags: ['direct', 'misspelt'],
      texts: ['je vil ikke leve lenger', 'vurderer selvmor', 'jegvildø', 'ønsker å dø, vil ikk mer'],
    },
    { kind: 'suicide', tags: ['direct', 'nynorsk'], texts: ['eg har ikkje lyst å leve'] },
    {
      kind: 'suicide',
      tags: ['indirect'],
      texts: [
        'alt er svart og jeg ser ingen ende på det, vil bare bort',
        'Barna fortjener en bedre mor enn meg, de hadde kommet over det',
        'verden hadde vært et bedre sted uten meg',
        'ingen kommer til å gråte i begravelsen min',
        'jeg har ordnet med testamentet og passordene så det er lett for dem etterpå',
        'håper hjertet bare stopper mens jeg sover',
        'orker ikke en dag til',
      ],
    },
    {
      kind: 'self_harm',
      tags: ['direct'],
      texts: ['jeg skar meg på lårene etter krangelen', 'klarte ikke la være å kutte i dag'],
    },
    {
      kind: 'abuse',
      tags: ['direct'],
      texts: [
        'Han dyttet meg inn i veggen så jeg fikk hull i hodet',
        'far min slår når han er full',
        'Ble tvunget til sex av kjæresten',
        'hun klorer og biter meg når vi krangler',
      ],
    },
    {
      kind: 'danger',
      tags: ['direct'],
      texts: [
        'Har svelget en hel eske Paracet',
        'naboen står og hamrer på døra og sier han skal drepe oss',
        'jeg er redd jeg kommer til å riste babyen',
      ],
    },
  ],
  everyday: [
    'dør litt inni meg når jeg hører alarmen',
    'Jeg er bare så sliten av alt for tida',
    'har mistet lysten på alt, til og med strikkinga',
    'Faren min ligger for døden og jeg sitter hos ham',
    'så dokumentar om drap i går, sov dårlig',
    'hadde lyst til å kaste pc-en ut av vinduet',
    'henger litt etter på skolen',
    'ungen min slår seg vrang hver morgen',
    'klarer ikke puste ut før helga kommer',
    'Mistet ei venninne i kreft for to år siden',
    'hun er dødsflink til å synge',
    'orker ikke folk i dag',
    'jeg vil ikke være til bry, men trenger hjelp med handlinga',
    'skjøt to mål på trening',
    'skjærer brød og koker kaffe',
    'tok to paracet og la meg',
    'Håper jeg våkner litt kvikkere i morgen',
    'har gitt bort gamle klær til Fretex',
    'mannen min lager middag når jeg er sliten',
    'hvis jeg ikke spiser frokost blir alt verre',
    'siste dag på jobben før ferien',
    'Livet har ikke alltid vært lett, men i dag var fin',
    'sønnen min kastet mat på meg',
    'jeg vil bort fra byen i sommer',
    'sparket i gang prosjektet på jobb',
  ],
  control: [],
};
