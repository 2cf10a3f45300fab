import type { DesiredFeeling } from '@spire/domain/toolOptions';
import type { Tip } from './expectationTexts/feelingTexts.ts';

/** Three tips for who wishes for a feeling at something that is known: they go with the tips of the event. */
export interface FeelingTips {
  /** Where they are care for oneself: they would miss who is there for another. */
  onlyFor?: 'oneself';
  tips: readonly [Tip, Tip, Tip];
}

/** What goes with the feeling that is wished for, whatever is done; in turns. */
export const FEELING_TIPS: Readonly<Record<DesiredFeeling, readonly FeelingTips[]>> = {
  glad: [
    {
      tips: [
        {
          no: 'Ha én ting ved deg som du blir glad av å se på.',
          en: 'Keep one thing near you that you enjoy looking at.',
        },
        {
          no: 'Gi deg selv lov til å slutte mens det fortsatt er fint.',
          en: 'Let yourself stop while it is still pleasant.',
        },
        {
          no: 'Velg ut ett øyeblikk du vil huske etterpå.',
          en: 'Pick one moment that you would like to remember.',
        },
      ],
    },
    {
      tips: [
        { no: 'Begynn med den delen du liker best.', en: 'Begin with the part you like best.' },
        { no: 'Legg inn en pause før du trenger den.', en: 'Put in a break before you need one.' },
        {
          no: 'Se etter noe å smile av. Det kan være bittelite.',
          en: 'Look for something to smile at. It can be tiny.',
        },
      ],
    },
    {
      tips: [
        { no: 'Legg merke til én ting du vil huske etterpå.', en: 'Notice one thing you will want to remember.' },
        {
          no: 'Ha noe i nærheten som pleier å få deg til å smile.',
          en: 'Have something close by that tends to make you smile.',
        },
        { no: 'La noe godt vente på deg når du er ferdig.', en: 'Have something nice waiting for when you are done.' },
      ],
    },
  ],
  inspirert: [
    {
      tips: [
        { no: 'Se etter én ting du ikke visste fra før.', en: 'Look for one thing you did not know before.' },
        {
          no: 'Ha noe å skrive på, så slipper du å huske alt.',
          en: 'Keep something to write on near you, so that you need not remember it all.',
        },
        { no: 'Stopp mens du fortsatt har lyst på mer.', en: 'Stop while you would still like more.' },
      ],
    },
    {
      tips: [
        { no: 'Noter et spørsmål du lurer på.', en: 'Note down a question you wonder about.' },
        {
          no: 'Ta en stille stund før du begynner.',
          en: 'Have a quiet moment before you begin.',
        },
        {
          no: 'Velg det som frister mest, ikke det som er lurest.',
          en: 'Choose what tempts you most, not what is cleverest.',
        },
      ],
    },
    {
      tips: [
        { no: 'Ta den første biten først. Resten kan vente.', en: 'Take the first bit first. The rest can wait.' },
        { no: 'Begynn smått, og se om du vil mer.', en: 'Start small and see if you want more.' },
        { no: 'Ta vare på ett bilde eller ett ord fra det.', en: 'Keep one picture or one word from it.' },
      ],
    },
  ],
  kjaerlig: [
    {
      tips: [
        {
          no: 'Tenk på én du er glad i.',
          en: 'Think of one person you love.',
        },
        {
          no: 'La det være stille iblant. Det er også å være sammen.',
          en: 'Let it be quiet now and then. That is being together, too.',
          avoid: ['social_contact'],
        },
        { no: 'Gi deg selv et vennlig ord først.', en: 'Give yourself a kind word first.' },
      ],
    },
    {
      tips: [
        {
          no: 'Si én ting du setter pris på hos den andre.',
          en: 'Say one thing you like about the other person.',
          avoid: ['social_contact'],
        },
        {
          no: 'Still ett spørsmål, og bare lytt til svaret.',
          en: 'Ask one question, and simply listen to the answer.',
          avoid: ['social_contact'],
        },
        {
          no: 'Legg noe mykt eller varmt rundt deg etterpå.',
          en: 'Wrap something soft or warm around you afterwards.',
        },
      ],
    },
    {
      onlyFor: 'oneself',
      tips: [
        { no: 'Velg én liten ting du ønsker deg.', en: 'Choose one small thing you would like.' },
        {
          no: 'Si takk med få ord. Det holder.',
          en: 'Say thank you in a few words. It is enough.',
          avoid: ['social_contact'],
        },
        { no: 'Snakk til deg selv som til en du er glad i.', en: 'Talk to yourself as you would to someone you love.' },
      ],
    },
  ],
  malrettet: [
    {
      tips: [
        {
          no: 'Velg én ting som er viktig. La resten være ekstra.',
          en: 'Choose one thing that matters. Let the rest be extra.',
        },
        { no: 'Finn fram det du skal bruke, og ta så en pause.', en: 'Lay out what you will use, then take a break.' },
        { no: 'Bestem på forhånd hva som er godt nok.', en: 'Decide beforehand what is good enough.' },
      ],
    },
    {
      tips: [
        {
          no: 'Begynn når du pleier å ha mest å gå på.',
          en: 'Begin at the time of day when you tend to have most energy.',
        },
        { no: 'Legg bort én ting som kan forstyrre.', en: 'Put away one thing that might distract you.' },
        {
          no: 'Sett et punktum. Si til deg selv at nå er det gjort.',
          en: 'Mark the end. Tell yourself that it is done now.',
        },
      ],
    },
    {
      tips: [
        { no: 'Del det i to, og begynn med den ene halvdelen.', en: 'Split it in two and begin with one half.' },
        { no: 'Skriv målet med fem ord.', en: 'Write the goal in five words.' },
        { no: 'Ha en plan B som er enda enklere.', en: 'Have a plan B that is even easier.' },
      ],
    },
  ],
  rolig: [
    {
      tips: [
        { no: 'Gi deg en stund først, så du får lande.', en: 'Give yourself a moment first, so that you can settle.' },
        { no: 'Slipp skuldrene ned én gang idet det begynner.', en: 'Let your shoulders drop once as it begins.' },
        {
          no: 'La hendene ligge stille i fanget en liten stund.',
          en: 'Let your hands lie still in your lap for a little while.',
        },
      ],
    },
    {
      tips: [
        {
          no: 'Legg noe i lomma som er godt å ta på.',
          en: 'Put something in your pocket that is nice to touch.',
        },
        {
          no: 'Hvil øynene på noe som står helt stille, før du begynner.',
          en: 'Rest your eyes on something quite still before you begin.',
        },
        { no: 'Bestem på forhånd når du kan gi deg.', en: 'Decide beforehand when you can stop.' },
      ],
    },
    {
      tips: [
        { no: 'La én annen ting vente til i morgen.', en: 'Let one other thing wait until tomorrow.' },
        { no: 'Ta en stille pause midt i.', en: 'Take a quiet break in the middle.' },
        {
          no: 'Gjør det mørkt og stille rundt deg når det er over.',
          en: 'Make it dark and quiet around you when it is over.',
        },
      ],
    },
  ],
  mestring: [
    {
      tips: [
        {
          no: 'Gjør det så lite at du nesten vet at det går.',
          en: 'Make it so small that you are almost sure it will work.',
        },
        {
          no: 'Legg merke til det du får til, ikke det som er igjen.',
          en: 'Notice what you manage, not what is left.',
        },
        { no: 'La den tyngste biten vente til en annen dag.', en: 'Let the heaviest part wait for another day.' },
      ],
    },
    {
      tips: [
        {
          no: 'Gjør det på en måte som har gått bra før.',
          en: 'Do it in a way that has gone well before.',
          isOfLastTime: true,
        },
        { no: 'Legg inn hvile både før og etter.', en: 'Plan rest both before and after.' },
        {
          no: 'Kjenn på det når du er ferdig, om det så bare er en liten stund.',
          en: 'Enjoy it when you are done, if only for a little while.',
        },
      ],
    },
    {
      tips: [
        {
          no: 'Velg et sted midtveis der det er fint å stoppe.',
          en: 'Choose a place midway where it is fine to stop.',
        },
        {
          no: 'Skriv én linje om det når det er gjort.',
          en: 'Write one line about it when it is done.',
        },
        { no: 'Si «det var nok» høyt til deg selv.', en: 'Say "that was enough" out loud to yourself.' },
      ],
    },
  ],
  selvsikker: [
    {
      tips: [
        { no: 'Ha på deg noe du føler deg hjemme i.', en: 'Wear something you feel at home in.' },
        { no: 'Bestem deg for den første setningen din.', en: 'Decide on your first sentence.' },
        { no: 'Kjenn at føttene eller stolen bærer deg.', en: 'Feel your feet or the chair carrying you.' },
      ],
    },
    {
      tips: [
        { no: 'Tenk på en som heier på deg.', en: 'Think of someone who is on your side.' },
        { no: 'Snakk litt saktere enn du pleier.', en: 'Speak a little more slowly than usual.' },
        { no: 'Det er lov å si «jeg må tenke på det».', en: 'It is fine to say "let me think about it".' },
      ],
    },
    {
      tips: [
        { no: 'Skriv ned én ting du kan godt.', en: 'Write down one thing you do well.' },
        { no: 'Si fra tidlig om du trenger en pause.', en: 'Say early on if you need a break.' },
        { no: 'Etterpå: Finn én ting du er fornøyd med.', en: 'Afterwards, find one thing you are pleased with.' },
      ],
    },
  ],
};
