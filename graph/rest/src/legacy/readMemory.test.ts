import { MEMORY_FIELDS } from '@spire/domain/memoryRules';
import { blankDraft } from '@spire/domain/recordFields';
import { readMemory } from './readMemory.ts';
import { writeMemory } from './writeMemory.ts';

const moment = { now: new Date('2026-06-30T23:30:00Z'), timeZone: 'Europe/Oslo' };
const path = '11111111-1111-4111-8111-111111111111/33333333.jpg';
const told = { title: 'Bålet', description: 'Pinnebrød' };
const errorsOf = (body: unknown) => {
  const reading = readMemory(body, moment);
  return 'errors' in reading ? reading.errors.map(({ field, code }) => `${field} ${code}`) : [];
};

test.each<[object, object]>([
  [
    {
      userId: '',
      ...told,
      emoji: '🌲',
      category: 'ro',
      goodnessRating: 8,
      effortRating: 2,
      mediaUrl: '',
      mediaType: '',
      date: '2026-06-01',
    },
    { emoji: '🌲', category: 'ro', goodnessRating: 8, effortRating: 2, picturePath: null, date: '2026-06-01' },
  ],
  [
    { ...told, goodness_rating: 8, effort_rating: 2, media_url: path, media_type: 'image' },
    { goodnessRating: 8, effortRating: 2, picturePath: path },
  ],
  [{ ...told, joy: 9 }, { goodnessRating: 9 }],
  [told, { id: null, emoji: '💫', category: 'inspirasjon', goodnessRating: 5, effortRating: 5, date: undefined }],
  [{ ...told, date: null }, { date: null }],
  [{ ...told, date: '1987-summer' }, { date: '1987-summer' }],
  [{ ...told, date: '2026-06-30T23:30:00Z' }, { date: '2026-07-01' }],
  [
    { ...told, mediaUrl: `https://x.supabase.co/storage/v1/object/sign/memories/${path}?token=a.b` },
    { picturePath: path },
  ],
  [
    { ...told, voiceUrl: `/storage/v1/object/authenticated/voices/${path}?x`, voiceText: 'Bekk' },
    { voicePath: path, voiceText: 'Bekk' },
  ],
  [{ ...told, voiceUrl: null }, { voicePath: null }],
  [told, { voicePath: undefined }],
  [{ ...told, mediaUrl: `/memories/${path}`, mediaType: 'image/jpeg' }, { picturePath: path }],
  [
    { ...told, mediaUrl: null, media_type: null },
    { picturePath: null, morePictures: undefined },
  ],
  [
    { ...told, pictures: [] },
    { picturePath: null, morePictures: [] },
  ],
  [
    { ...told, pictures: [{ url: path, alt: 'Bål' }, { url: `/memories/${path}2.jpg` }] },
    { picturePath: path, pictureText: 'Bål', morePictures: [{ path: `${path}2.jpg`, text: '' }] },
  ],
])('%j', (body, draft) => {
  expect(readMemory(body, moment)).toMatchObject({ draft: { ...told, ...draft } });
});

test.each<[unknown, string[]]>([
  [undefined, ['body INVALID']],
  [{ title: 7 }, ['title INVALID', 'description REQUIRED']],
  [{ ...told, id: '1' }, ['id INVALID']],
  [{ ...told, date: 'i fjor' }, ['date INVALID']],
  [{ ...told, pictures: [{ url: 'data:x' }] }, ['pictures INVALID']],
  [{ ...told, pictures: 'x' }, ['pictures INVALID']],
  [{ ...told, goodness_rating: '8', effort_rating: 11 }, ['goodness_rating INVALID', 'effort_rating OUT_OF_RANGE']],
  [{ ...told, emoji: '🧨', category: 'sinne' }, ['emoji UNKNOWN_OPTION', 'category UNKNOWN_OPTION']],
  [{ ...told, media_type: 'video/mp4' }, ['media_type UNKNOWN_OPTION']],
  [{ ...told, media_url: 'data:image/png;base64,AAAA' }, ['media_url INVALID']],
  [{ ...told, mediaUrl: '../someone/a.jpg' }, ['mediaUrl INVALID']],
  [{ ...told, goodnessRating: 3, goodness_rating: 4 }, ['goodness_rating INVALID']],
])('refused in the spelling of the caller: %j', (body, errors) => {
  expect(errorsOf(body)).toEqual(errors);
});

test('a memory is answered with the names of older clients, and can be sent back as it is', () => {
  const memory = {
    ...blankDraft(MEMORY_FIELDS),
    ...told,
    id: '33333333-3333-4333-8333-333333333333',
    emoji: '🌲',
    category: 'ro',
    goodnessRating: 8,
    effortRating: 2,
    picturePath: path,
    voicePath: null,
    morePictures: [{ path: path.replace('33333333', '44444444'), text: 'En båt' }],
    date: '2026-06-01',
  };
  const written = writeMemory(memory);
  expect(written).toMatchObject({ goodness_rating: 8, effort_rating: 2, media_url: path, media_type: 'image' });
  expect(readMemory(written, moment)).toMatchObject({ draft: memory });
  expect(writeMemory({ ...memory, picturePath: null, morePictures: [] })).toMatchObject({
    media_url: null,
    media_type: null,
    pictures: [],
  });
});
