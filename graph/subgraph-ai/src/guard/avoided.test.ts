import { AVOID_SUGGESTIONS, type AvoidSuggestion } from '@spire/domain/options';
import type { Language } from '@spire/domain/languages';
import { avoidedIn } from './avoided.ts';
import { clauses } from './clauses.ts';

const ASKED: Record<AvoidSuggestion, Record<Language, { asks: string[]; near: string[] }>> = {
  meditation: {
    no: {
      asks: [
        'Pust rolig inn og ut tre ganger.',
        'Følg pusten en stund.',
        'En kort meditasjon er nok.',
        'Prøv en kroppsskann.',
        'Ta tre dype pust.',
        'Lukk øynene i to minutter.',
        'Øv litt mindfulness.',
      ],
      near: ['Kjenn at hunden puster.', 'Ta en kort pause.', 'Lukk vinduet om du fryser.', 'Kjenn varmen fra koppen.'],
    },
    en: {
      asks: [
        'Breathe in slowly.',
        'Take three deep breaths.',
        'Try a short meditation.',
        'Follow your breath.',
        'A body scan is nice.',
        'Notice each breath out.',
        'Let thoughts come and go.',
      ],
      near: [
        'Feel the dog breathe.',
        'A breath of fresh air would be nice.',
        'Close the curtains if you like.',
        'Feel the warmth of the cup.',
      ],
    },
  },
  exercise: {
    no: {
      asks: [
        'Gå en kort tur i nabolaget.',
        'Strekk armene over hodet.',
        'Gjør ti knebøy.',
        'Rull skuldrene bakover.',
        'Litt yoga er fint.',
        'Dans til en sang.',
        'Rør litt på deg.',
        'Gå opp trappa i dag.',
      ],
      near: [
        'Se for deg en tur du er glad i.',
        'Du trenger ikke trene.',
        'Hvil i stedet for å gå en tur.',
        'Det er din tur til å velge.',
        'La tankene løpe.',
        'Legg treet i ovnen.',
      ],
    },
    en: {
      asks: [
        'Go for a short walk.',
        'Stretch your arms up.',
        'Do ten squats.',
        'Roll your shoulders back.',
        'Some yoga would be nice.',
        'Dance to a song.',
        'Try a workout.',
        'Run around the block.',
      ],
      near: [
        'Picture a walk you love.',
        'No need to exercise.',
        'Let warm water run over your hands.',
        'Work out what you want near.',
        'Rest instead of going for a run.',
        'Let your mind wander.',
      ],
    },
  },
  creative_tasks: {
    no: {
      asks: [
        'Tegn noe lite.',
        'Mal et bilde.',
        'Skriv et dikt om dagen.',
        'Finn fram strikketøyet.',
        'Lag noe med hendene.',
        'Prøv å fargelegge litt.',
        'Syng en sang.',
      ],
      near: [
        'Velg et lite tegn på at dagen er slutt.',
        'Skriv ned tre ord på en lapp.',
        'Tegn opp uka.',
        'Lag deg en god krok.',
        'Se på bildet på veggen.',
      ],
    },
    en: {
      asks: [
        'Draw something small.',
        'Paint a picture.',
        'Write a poem about the day.',
        'Pick up your knitting.',
        'Make something with your hands.',
        'Try journaling.',
        'Doodle for a bit.',
      ],
      near: [
        'Draw the curtains.',
        'Choose a small sign that the day is over.',
        'Put three words on a slip of paper.',
        'Make yourself a cosy corner.',
        'Draw up the week.',
      ],
    },
  },
  social_contact: {
    no: {
      asks: [
        'Ring en venn.',
        'Send en melding til noen.',
        'Spør en du er trygg på.',
        'Be noen om hjelp.',
        'Inviter naboen på kaffe.',
        'Snakk med en du stoler på.',
        'Hei, Kari. Skal vi ses?',
      ],
      near: [
        'Tenk på en du er glad i.',
        'Snakk vennlig til deg selv.',
        'Si takk inni deg.',
        'Be om noen minutter for deg selv.',
        'Du trenger ikke ringe noen.',
      ],
    },
    en: {
      asks: [
        'Call a friend.',
        'Send a message to someone.',
        'Ask someone you trust.',
        'Invite people round.',
        'Talk to somebody you like.',
        'Reach out to a friend.',
        'Hi Kari, shall we meet?',
      ],
      near: [
        'Think of someone you love.',
        'Speak kindly to yourself.',
        'Say thanks in your mind.',
        'Let the phone ring.',
        'What would you tell a friend?',
      ],
    },
  },
  screen_use: {
    no: {
      asks: [
        'Se en film.',
        'Åpne en app.',
        'Scroll litt på mobilen.',
        'Ta et bilde av utsikten.',
        'Sett på en rolig sang.',
        'Se en episode av en serie.',
        'Finn fram telefonen.',
      ],
      near: [
        'Legg bort telefonen.',
        'La skjermene ligge i et annet rom.',
        'Se på et bilde på veggen.',
        'Se ut av vinduet.',
        'Hør på regnet.',
      ],
    },
    en: {
      asks: [
        'Watch a film.',
        'Open an app.',
        'Scroll for a while.',
        'Take a photo of the view.',
        'Put on a calm song.',
        'Watch an episode of a series.',
        'Use your phone.',
      ],
      near: [
        'Put away the phone.',
        'Leave the screens in another room.',
        'Look at a picture on the wall.',
        'Watch the clouds.',
        'Listen to the rain.',
      ],
    },
  },
};

const CASES = AVOID_SUGGESTIONS.flatMap((avoided) =>
  (['no', 'en'] as const).map((language) => ({ avoided, language, ...ASKED[avoided][language] })),
);

describe.each(CASES)('$avoided in "$language"', ({ avoided, language, asks, near }) => {
  test.each(asks)('is asked for: %s', (text) => {
    expect(avoidedIn(clauses(text), language, AVOID_SUGGESTIONS)).toContain(avoided);
    expect(avoidedIn(clauses(text), language, [])).toEqual([]);
  });

  test.each(near)('is not: %s', (text) => {
    expect(avoidedIn(clauses(text), language, [avoided])).toEqual([]);
  });
});
