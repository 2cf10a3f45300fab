import type { Corpus } from './corpus.ts';

/** English texts that say it plainly, the way people say it every day, and everyday ones that use the same words. */
export const EN_PLAIN: Corpus = {
  crisis: [
    {
      kind: 'suicide',
      tags: ['direct'],
      texts: [
        'im gonna do it tonight',
        "i can't do this life anymore",
        "i'd be better off dead",
        'ive got enough insulin to finish it',
        "i've been working out how many pills i need",
        'i walked to the bridge last night and nearly did it',
      ],
    },
    {
      kind: 'self_harm',
      tags: ['direct'],
      texts: [
        'i pick my wounds open on purpose',
        'i cut when my parents fight',
        'i hold my hand under boiling water to feel something',
      ],
    },
    {
      kind: 'abuse',
      tags: ['direct'],
      texts: [
        'my bf gave me a black eye',
        'grandpa does things to me',
        'my carer pinches me and shouts',
        'a guy at work grabs my bum every day',
        "my husband took my phone and keys and i can't get out",
        'my parents are making me marry a man i dont know',
        'i dont feel safe at home',
        "my family say they'll kill me because i have a boyfriend",
      ],
    },
    {
      kind: 'danger',
      tags: ['direct'],
      texts: [
        'cant move my right side all of a sudden',
        "there's somebody downstairs and i'm alone",
        "there's a man in my garden trying the doors",
      ],
    },
  ],
  everyday: [
    'took a whole bottle of wine to the party',
    'paper cut again',
    "fell down the stairs but i'm fine",
    'someone followed me on instagram',
    'my wife pushes me to exercise',
    'my boss forces us to use the new system',
    "i'm done with student life",
    "i'm a burden on the cabin budget haha",
    'called the police about the stolen bike',
    'period cramps are bad, bleeding a lot this time',
    "i'm cutting myself some slack today",
    'the dog got hit by a car but lives',
    'my dad had a stroke last year and is recovering',
    'hit me with your best ideas',
    'got slapped with a parking fine',
    'he never beats me at quizzes',
    "blocked nose and can't breathe at night",
    'my thighs burn after leg day',
    'have my plan ready for next week',
    'said bye to everyone at work before the holidays',
  ],
  control: [],
};
