import { LANGUAGES } from '@spire/domain/languages';
import { NEVER_SAID, neverSaid, type NeverSaid } from './neverSaid.ts';

/** The texts that each rule refuses, and those that stand so near to it that a careless pattern would. */
const SAID: Record<NeverSaid, Record<'no' | 'en', { refused: string[]; near: string[] }>> = {
  diagnosis: {
    no: {
      refused: [
        'Dette er vanlige symptomer på utmattelse.',
        'Det høres ut som du har angst.',
        'Du har nok en mild depresjon.',
        'Få en diagnose først.',
        'Kanskje er du utbrent.',
        'Det er tegn på depresjon.',
        'Angsten din er stor i dag.',
        'Det kan være en søvnforstyrrelse.',
        'En psykisk lidelse er ingen skam.',
      ],
      near: [
        'Slå av lyden, så slipper du forstyrrelser.',
        'Du har lyst på en pause.',
        'Velg et lite tegn på at dagen er slutt.',
        'Du er sliten i dag, og det er lov.',
        'Du har det travelt nok.',
      ],
    },
    en: {
      refused: [
        'These are symptoms of burnout.',
        'It sounds like you have anxiety.',
        'You may be depressed.',
        "You're clinically depressed.",
        'This is a sign of depression.',
        'Your anxiety is high today.',
        'It might be a sleep disorder.',
        'Managing your illness takes time.',
      ],
      near: [
        'You have a good reason to rest.',
        'A small sign that the day is over.',
        'You seem tired, and that is fine.',
        'The drawer is in disorderly shape.',
        'You have me and you have tea.',
      ],
    },
  },
  medicine: {
    no: {
      refused: [
        'Ta medisinen din nå.',
        'To Paracet kan hjelpe.',
        'Ta 400 mg til kvelden.',
        'Prøv et kosttilskudd.',
        'En tablett er nok.',
        'Spør om en annen dosering.',
        'Du kan slutte med antidepressiva.',
        'Melatonin før leggetid.',
        'Musikkterapi passer for deg.',
        'Behandlingen tar tid.',
        'Ta litt vitamin D.',
      ],
      near: [
        'Les oppskriften i ro.',
        'Ta en slurk vann.',
        'Spill et slag kort.',
        'Legg bort nettbrettet.',
        'Resten får vente.',
      ],
    },
    en: {
      refused: [
        'Take your medication.',
        'Try two ibuprofen.',
        'Take 5 mg at night.',
        'A magnesium supplement is popular.',
        'Swallow the pill with water.',
        'Raise the dose slowly.',
        'Ask about a new prescription.',
        'This is good therapy.',
        'Treatment takes time.',
        'Take one tablet.',
      ],
      near: [
        'Put away your phone or tablet for a while.',
        'Follow a recipe you know.',
        'Treat yourself to a quiet cup of tea.',
        'Close your eyes for a moment.',
        'Have a sip of water.',
      ],
    },
  },
  fasting_or_weight: {
    no: {
      refused: [
        'Du kan prøve periodisk faste.',
        'Det er fint å gå ned i vekt.',
        'Vekten din betyr noe.',
        'Hopp over frokosten i dag.',
        'Spis mindre enn vanlig.',
        'Tell kalorier i dag.',
        'En diett passer nå.',
        'Det øker forbrenningen.',
      ],
      near: [
        'Legg vekt på det som er godt.',
        'Uken har en fast rytme.',
        'Legg mer vekt på pauser.',
        'Hold fast i noe mykt.',
        'Det er den faste avtalen vår.',
        'Kjenn tyngden av teppet.',
      ],
    },
    en: {
      refused: [
        'Intermittent fasting is worth a try.',
        'It may help you lose weight.',
        'Skip breakfast today.',
        'Eat less than usual.',
        'Count your calories.',
        'Start a diet this week.',
        'This burns fat.',
      ],
      near: [
        'Feel the weight of the blanket.',
        'Shift your weight in the chair.',
        'Not too fast, just as it comes.',
        'A thin book is enough.',
        'Have a late breakfast.',
        'Give it the weight it deserves.',
      ],
    },
  },
  promise: {
    no: {
      refused: [
        'Dette vil hjelpe deg å sove.',
        'Du vil føle deg bedre.',
        'Garantert ro på fem minutter.',
        'Te kurerer det meste.',
        'Dette demper angst.',
        'Det reduserer stress.',
        'Det er vitenskapelig bevist.',
        'Pausen styrker immunforsvaret.',
        'Smerten forsvinner snart.',
        'Dette lindrer hodepine.',
      ],
      near: [
        'Det kan gjøre godt.',
        'Du vil kanskje ha litt te.',
        'Det vil si at én ting er nok.',
        'Demp lyset litt.',
        'Hjelp deg selv til en kopp.',
        'La det bli som det vil.',
      ],
    },
    en: {
      refused: [
        'This will help you sleep.',
        'You will feel better soon.',
        "You'll feel calm.",
        'It reduces stress.',
        'Rest heals everything.',
        'A guaranteed way to relax.',
        'It is proven to work.',
        'This helps you relax.',
        'Tea cures most things.',
        'Relieves pain in minutes.',
      ],
      near: [
        'It may feel nice.',
        'It can be good to rest.',
        'The story will wait.',
        'You will know a little more afterwards.',
        'A secure seat and a soft pillow.',
        'What will you leave for tomorrow?',
      ],
    },
  },
  command: {
    no: {
      refused: [
        'Du må hvile nå.',
        'Du bør gå tidlig til sengs.',
        'Da må du si fra.',
        'Konfronter sjefen din.',
        'Ta et oppgjør med henne.',
        'Sørg for at du spiser.',
        'Si til ham at han tar feil.',
        'Ta deg sammen litt.',
      ],
      near: [
        'Du må gjerne ligge.',
        'Hvil hvis du må.',
        'Snu når du må.',
        'Du trenger ikke gjøre mer.',
        'Det eneste du skal, er å lytte.',
        'Jeg må si nei i dag.',
      ],
    },
    en: {
      refused: [
        'You should rest.',
        'You must eat something.',
        'You need to slow down.',
        'You really have to stop.',
        'Confront your boss about it.',
        'Make sure you sleep.',
        'Stand up to him tonight.',
        'Tell her that she is wrong.',
        "Don't forget to eat.",
      ],
      near: [
        'Rest whenever you need to.',
        'Stop if you have to.',
        'You do not have to answer.',
        'You need not explain.',
        'It is fine to say no when it is important to you.',
        'I have to say no to this one.',
        'There is nothing you could do wrong.',
      ],
    },
  },
  claims_person: {
    no: {
      refused: [
        'Jeg er terapeuten din.',
        'Som psykolog ser jeg dette ofte.',
        'Jeg er her for deg.',
        'Jeg vet akkurat hvordan du har det.',
        'I min erfaring går det over.',
        'Mine pasienter liker dette.',
        'Jeg er din venn.',
        'Jeg anbefaler en pause.',
      ],
      near: [
        'Snakk til deg selv som en god venn.',
        'Si stille: «Her er jeg.»',
        'Jeg er sliten i dag og blir hjemme.',
        'Du er et menneske, ikke en maskin.',
      ],
    },
    en: {
      refused: [
        'I am your therapist.',
        'As a doctor I see this often.',
        "I'm here for you.",
        'I know exactly how you feel.',
        'In my experience it passes.',
        'I care about you.',
        "I'm a licensed counselor.",
        'I recommend a nap.',
      ],
      near: [
        'Speak to yourself as a friend would.',
        'Say quietly: "Here I am."',
        'I am tired today, so I will stay home.',
        'You are a person, not a machine.',
      ],
    },
  },
  names_level: {
    no: {
      refused: ['Du har lav kapasitet i dag.', 'Det passer ditt kapasitetsnivå.', 'Funksjonsnivået ditt er lavt.'],
      near: ['Det er lavt under taket her.', 'Gjør så mye du orker.'],
    },
    en: {
      refused: ['With your low capacity this fits.', 'It fits your energy level.'],
      near: ['A low chair is fine.', 'Do as much as you feel like.'],
    },
  },
  unkind: {
    no: {
      refused: [
        'Hold kjeft, din idiot.',
        'Hun kan reise og ryke.',
        'Ingen liker deg.',
        'Du er bare lat.',
        'Du er så udugelig og dum.',
        'Ikke fortell noen hvordan du har det.',
        'Hold dette hemmelig.',
      ],
      near: [
        'Du er ikke lat, du er sliten.',
        'En lat formiddag er lov.',
        'Du trenger ikke fortelle noen om det.',
        'Du trenger ikke si det til noen.',
        'Ingen venter på deg akkurat nå.',
        'Hold fast i det som er godt.',
      ],
    },
    en: {
      refused: [
        'Shut up and go to hell.',
        'I hate you.',
        'Nobody likes you.',
        "You're so lazy.",
        'You are a burden.',
        'Do not tell anyone about this.',
        'Keep this secret.',
      ],
      near: [
        'You are not lazy, you are tired.',
        'A lazy morning is fine.',
        'Nobody needs an answer today.',
        'Keep this close to you.',
        'Tell somebody you like about it.',
      ],
    },
  },
  asks_for_secrets: {
    no: {
      refused: ['Skriv passordet ditt her.', 'Send penger med Vipps.', 'Finn fram kortnummeret.'],
      near: ['Send et kort til noen.', 'Finn en pinne på bakken.'],
    },
    en: {
      refused: ['Enter your password.', 'Write your card number here.', 'Send some money to me.'],
      near: ['Send a card to someone.', 'Count the number of leaves.'],
    },
  },
};

const CASES = NEVER_SAID.flatMap((rule) => LANGUAGES.map((language) => ({ rule, language, ...SAID[rule][language] })));

describe.each(CASES)('$rule in "$language"', ({ rule, language, refused, near }) => {
  test.each(refused)('refuses: %s', (text) => {
    expect(neverSaid(language, text)).toContain(rule);
  });

  test.each(near)('lets pass: %s', (text) => {
    expect(neverSaid(language, text)).toEqual([]);
  });
});

test('capitals, odd apostrophes and invisible characters hide nothing', () => {
  for (const text of [
    'YOU MUST REST',
    'You’d better rest',
    'you m\u00adust rest',
    'you  must\nrest',
    'you\u200b must rest',
  ])
    expect(neverSaid('en', text)).toEqual(['command']);
});

test('two thousand characters of one word, or of one sign, are read as fast as any others', () => {
  for (const text of ['kapasitet'.repeat(220), 'a'.repeat(2000), "'".repeat(2000), 'du '.repeat(660)])
    for (const language of LANGUAGES) expect(neverSaid(language, text).length).toBeLessThan(2);
});
