import {
  readBoundaryRequest,
  readBoundaryValidationRequest,
  readComprehensiveRequest,
  readExpectationRequest,
  readMicroExerciseRequest,
  readPromptRequest,
  readSocialPlanRequest,
  readSuggestionsRequest,
  readTasksRequest,
} from './readWritingRequest.ts';

const READERS = {
  suggestions: readSuggestionsRequest,
  prompt: readPromptRequest,
  comprehensive: readComprehensiveRequest,
  tasks: readTasksRequest,
  boundary: readBoundaryRequest,
  validation: readBoundaryValidationRequest,
  exercise: readMicroExerciseRequest,
  expectation: readExpectationRequest,
  plan: readSocialPlanRequest,
};
type Kind = keyof typeof READERS;

const answers = { whatIsGood: [], whatIsGoodText: '', lookingForward: [], lookingForwardText: '', needMore: ['ro'] };
const told = { ...answers, needMoreText: '' };
const expectation = { whatToDo: 'Møte', whatCanGoBetter: 'Ro', howToFeelGood: 'Pause', desiredFeeling: 'rolig' };

test.each<[Kind, string, object, object]>([
  ['suggestions', 'answers at the top', { needMoreEmojis: ['🌿 Ro'] }, { answers: told, id: null, language: null }],
  ['suggestions', 'nothing at all', {}, { answers: null }],
  ['prompt', 'an older name of a language', { prompt: 'Sove?', language: 'engelsk' }, { prompt: 'Sove?', language: 'en' }],
  ['comprehensive', 'prompts', { systemPrompt: 'Be a pirate', userContext: 'Sliten' }, { note: 'Sliten' }],
  ['tasks', 'answers under their name', { checkInData: { goodToday: '', needMore: ['ro'] } }, { answers: told }],
  ['exercise', 'another name', { userProfile: { language: 'no' }, dailyCheckIn: { needMoreOf: ['ro'] } }, { answers: told, language: 'no' }],
  ['exercise', 'an empty object', { dailyCheckIn: {} }, { answers: null }],
  ['boundary', 'a need with its emoji', { shouldDo: 'Rydde', needInstead: { text: 'Hvile', emoji: '🛌' } }, { needInstead: 'Hvile', emoji: '🛌' }],
  ['boundary', 'a need in words', { should_do: 'Rydde', need_instead: 'Hvile' }, { shouldDo: 'Rydde', needInstead: 'Hvile', emoji: null }],
  ['validation', 'the example', { shouldDo: 'a', needInstead: 'b', sayNoExample: 'Nei' }, { sayNoExample: 'Nei' }],
  ['expectation', 'an emoji for a feeling', { ...expectation, desiredFeeling: '😌', previousSessions: [1] }, expectation],
  ['expectation', 'own steps', { ...expectation, howToFeelGood: undefined, ownSteps: ['Te', 'Pause'] }, { howToFeelGood: 'Te\nPause', about: null }],
  ['expectation', 'an event, which tells its kind', { ...expectation, event: 'scan' }, { about: 'health' }],
  ['expectation', 'what it is about', { ...expectation, about: 'grief' }, { about: 'grief' }],
  ['plan', 'labels', { socialWants: ['Gå en tur', '☕ Kaffe', 'vet-ikke'], selectedContacts: ['Ola'] }, { wants: ['tur', 'kaffe', 'vetIkke'], selectedContacts: ['Ola'] }],
])('%s: %s', (kind, _what, body, expected) => {
  const reading = READERS[kind](body);
  expect('draft' in reading ? reading.draft : reading).toMatchObject(expected);
}); // oxfmt-ignore

test.each<[Kind, string, string, object]>([
  ['prompt', 'prompt', 'REQUIRED', {}],
  ['prompt', 'prompt', 'TOO_LONG', { prompt: 'x'.repeat(2001) }],
  ['prompt', 'prompt', 'INVALID', { prompt: 1 }],
  ['prompt', 'language', 'UNKNOWN_OPTION', { prompt: 'a', language: 'tysk' }],
  ['prompt', 'id', 'INVALID', { prompt: 'a', id: '1' }],
  ['comprehensive', 'systemPrompt', 'INVALID', { systemPrompt: [] }],
  ['comprehensive', 'user_context', 'TOO_LONG', { user_context: 'x'.repeat(2001) }],
  ['tasks', 'checkInData', 'INVALID', { checkInData: 'ro' }],
  ['tasks', 'userProfile', 'INVALID', { userProfile: 'Kari' }],
  ['suggestions', 'needMoreEmojis', 'UNKNOWN_OPTION', { needMoreEmojis: ['Rikdom'] }],
  ['exercise', 'dailyCheckIn.needMoreText', 'TOO_LONG', { dailyCheckIn: { needMoreText: 'x'.repeat(2001) } }],
  ['boundary', 'needInstead', 'INVALID', { shouldDo: 'a', needInstead: 7 }],
  ['boundary', 'shouldDo', 'REQUIRED', { shouldDo: ' ', needInstead: 'a' }],
  ['expectation', 'howToFeelGood', 'REQUIRED', { ...expectation, howToFeelGood: '' }],
  ['expectation', 'desired_feeling', 'INVALID', { ...expectation, desired_feeling: 'sur' }],
  ['plan', 'socialWants', 'REQUIRED', { socialWants: [] }],
  ['plan', 'socialWants', 'REQUIRED', {}],
  ['plan', 'socialWants', 'UNKNOWN_OPTION', { socialWants: ['Golf'] }],
  ['plan', 'selectedContacts', 'INVALID', { socialWants: ['tur'], selectedContacts: {} }],
])('%s: %s is %s', (kind, field, code, body) => {
  const reading = READERS[kind](body);
  expect('errors' in reading ? reading.errors : []).toContainEqual(expect.objectContaining({ field, code }));
});

test('whatever is no object is refused whole', () => {
  for (const read of Object.values(READERS))
    for (const body of [null, 'a', [1], 7])
      expect(read(body)).toHaveProperty('errors', [{ field: 'body', code: 'INVALID' }]);
});
