import type { CHECK_IN_ANSWERS } from '@spire/domain/checkInRules';
import type { Language } from '@spire/domain/languages';
import type { MEMORY_FIELDS, MemoryDraft } from '@spire/domain/memoryRules';
import type { MEMORY_EMOJIS, MemoryCategory } from '@spire/domain/options';
import type { NamesOf } from '@spire/domain/recordFields';

/** Twelve everyday answers in each language, four to each text; the seeding command takes turns among them. */
export const SEED_CHECK_IN_TEXTS: Record<
  Language,
  Record<NamesOf<typeof CHECK_IN_ANSWERS, 'text'>, readonly string[]>
> = {
  no: {
    whatIsGoodText: [
      'Sov litt lenger enn jeg pleier.',
      'Naboen vinket da jeg satt ved vinduet.',
      'Det regnet, og jeg slapp å gå ut.',
      'Kaffen smakte godt i dag.',
    ],
    lookingForwardText: [
      'Middag hos mamma på søndag.',
      'Ny episode av serien i kveld.',
      'At det blir lysere om kveldene.',
      'En stille time når de andre er ute.',
    ],
    needMoreText: [
      'Litt mindre lyd rundt meg.',
      'Noen som spør hvordan det går.',
      'Å få være ute uten å skulle noe sted.',
      'Tro på at det er nok, det jeg får til.',
    ],
  },
  en: {
    whatIsGoodText: [
      'Slept a little longer than usual.',
      'The neighbour waved while I sat by the window.',
      'It rained, and I did not have to go out.',
      'The coffee tasted good today.',
    ],
    lookingForwardText: [
      "Dinner at Mum's on Sunday.",
      'A new episode tonight.',
      'The evenings getting lighter.',
      'A quiet hour when the others are out.',
    ],
    needMoreText: [
      'A little less noise around me.',
      'Someone who asks how things are.',
      'Being outside without having to go anywhere.',
      'Trust that what I manage is enough.',
    ],
  },
};

type MemoryText = NamesOf<typeof MEMORY_FIELDS, 'text'>;

interface SeedMemory {
  emoji: (typeof MEMORY_EMOJIS)[number];
  category: MemoryCategory;
  /** A text that came later may be left out. */
  text: Record<Language, Pick<MemoryDraft, 'title' | 'description'> & Partial<Pick<MemoryDraft, MemoryText>>>;
}

/** Twelve memories for the seeding command, two to each category. */
export const SEED_MEMORIES: readonly SeedMemory[] = [
  {
    emoji: '🌊',
    category: 'ro',
    text: {
      no: {
        title: 'Svaberget på Tjøme',
        description: 'Varm stein mot ryggen og ingenting å rekke. Sjøen gjorde alt arbeidet.',
      },
      en: {
        title: 'The warm rocks by the sea',
        description: 'Sun-warmed stone against my back and nothing to hurry for. The sea did all the work.',
      },
    },
  },
  {
    emoji: '🕯️',
    category: 'ro',
    text: {
      no: { title: 'Strømbruddet', description: 'Vi tente stearinlys og spilte kort til det ble lyst igjen.' },
      en: { title: 'The power cut', description: 'We lit candles and played cards until the lights came back.' },
    },
  },
  {
    emoji: '🚲',
    category: 'energi',
    text: {
      no: { title: 'Medvind hele veien', description: 'Syklet hjem fra jobb og trengte nesten ikke tråkke.' },
      en: { title: 'A tailwind all the way', description: 'Cycled home from work and hardly had to pedal.' },
    },
  },
  {
    emoji: '☀️',
    category: 'energi',
    text: {
      no: { title: 'Første is på trappa', description: 'April, jakke på, og sol nok til å sitte ute en halvtime.' },
      en: {
        title: 'First ice cream of the year',
        description: 'April, coat on, and enough sun to sit on the steps for half an hour.',
      },
    },
  },
  {
    emoji: '🏆',
    category: 'mestring',
    text: {
      no: { title: 'Hylla som henger rett', description: 'Målte tre ganger og boret én. Den henger der ennå.' },
      en: {
        title: 'The shelf that hangs straight',
        description: 'Measured three times and drilled once. It is still up.',
      },
    },
  },
  {
    emoji: '💪',
    category: 'mestring',
    text: {
      no: { title: 'Sa nei uten å forklare', description: 'Jeg sa at det ikke passet. De sa at det var helt i orden.' },
      en: {
        title: 'Said no without explaining',
        description: 'I said it did not suit me. They said that was quite all right.',
      },
    },
  },
  {
    emoji: '🎵',
    category: 'inspirasjon',
    text: {
      no: { title: 'Koret i kirka', description: 'Satt bakerst og hørte at hele rommet ble til én tone.' },
      en: {
        title: 'The choir in the church',
        description: 'Sat at the back and heard the whole room turn into one note.',
      },
    },
  },
  {
    emoji: '📖',
    category: 'inspirasjon',
    text: {
      no: {
        title: 'Boka fra biblioteket',
        description: 'Fant en bok jeg ikke lette etter, og leste to sider om dagen hele høsten.',
      },
      en: {
        title: 'The library book',
        description: 'Found a book I was not looking for, and read two pages a day all autumn.',
      },
    },
  },
  {
    emoji: '🐶',
    category: 'glede',
    text: {
      no: {
        title: 'Da Balder fant snøen',
        description: 'Han løp i ring til han falt, og så på oss som om vi hadde laget den.',
      },
      en: {
        title: 'When Balder found the snow',
        description: 'He ran in circles until he fell over, and looked at us as if we had made it.',
      },
    },
  },
  {
    emoji: '🎂',
    category: 'glede',
    text: {
      no: { title: 'Kaka som kollapset', description: 'Vi spiste den med skje rett fra formen og lo hele kvelden.' },
      en: {
        title: 'The cake that collapsed',
        description: 'We ate it with spoons straight from the tin and laughed all evening.',
      },
    },
  },
  {
    emoji: '🏡',
    category: 'trygghet',
    text: {
      no: {
        title: 'Kjøkkenet til bestemor',
        description: 'Radioen sto på lavt, og det luktet vafler. Jeg fikk sitte på benken.',
      },
      en: {
        title: "Grandmother's kitchen",
        description: 'The radio was on low and it smelled of waffles. I was allowed to sit on the worktop.',
      },
    },
  },
  {
    emoji: '🤗',
    category: 'trygghet',
    text: {
      no: { title: 'Klemmen på stasjonen', description: 'Toget var forsinket, og hun ventet likevel.' },
      en: { title: 'The hug at the station', description: 'The train was late, and she had waited all the same.' },
    },
  },
];
