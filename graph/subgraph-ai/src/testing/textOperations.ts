const HELP = 'level kind title message exercise closing numbers { id number tel name when }';
/** The fields beside every text. */
const BESIDE = `help { ${HELP} } seen`;
const SET = `... on SuggestionSet { id number limit form date createdAt
  suggestions { id text title actionText emoji minutes category source } ${BESIDE} }`;
const WORDS = `... on WrittenText { text reminder source ${BESIDE} }`;

interface TextOperation {
  query: string;
  /** An input that it accepts, without language. */
  input: Record<string, unknown>;
}

function operation(name: string, inputType: string, selection: string, input: Record<string, unknown> = {}) {
  const query = `mutation ($input: ${inputType}!) { answer: ${name}(input: $input) { __typename ${selection} ... on CrisisHelp { ${HELP} } } }`;
  return { query, input };
}

const draft = { shouldDo: 'Bake til basaren', needInstead: 'En stille kveld', emoji: '☕' };

/** Every operation that answers with a text, and an input it accepts. */
export const TEXT_OPERATIONS = {
  generateSuggestion: operation('generateSuggestion', 'GenerateSuggestionInput', SET),
  generateSuggestions: operation('generateSuggestions', 'GenerateSuggestionsInput', SET),
  answerPrompt: operation('generateSuggestions', 'GenerateSuggestionsInput', SET, { prompt: 'Noe rolig i kveld' }),
  writeTasks: operation(
    'writeTasks',
    'WriteTasksInput',
    `... on WrittenTasks { tasks { text type priority source } ${BESIDE} }`,
  ),
  writeBoundary: operation('writeBoundary', 'WriteBoundaryInput', WORDS, draft),
  validateBoundary: operation('validateBoundary', 'ValidateBoundaryInput', WORDS, {
    ...draft,
    sayNoExample: 'Jeg kan ikke denne gangen.',
  }),
  writeMicroExercise: operation(
    'writeMicroExercise',
    'WriteMicroExerciseInput',
    `... on WrittenExercise { type emoji title instruction reasoning source ${BESIDE} }`,
    { previousTitles: ['Tre pust'] },
  ),
  writeExpectationResponse: operation(
    'writeExpectationResponse',
    'WriteExpectationResponseInput',
    `... on ExpectationResponse { message suggestions source about event
      learning { text sourceTitle sourceUrl } brainTraining { text sourceTitle sourceUrl } ${BESIDE} }`,
    {
      whatToDo: 'Kaffe hos naboen',
      whatCanGoBetter: 'Det kan bli hyggelig',
      howToFeelGood: 'Gå når jeg vil',
      desiredFeeling: 'rolig',
    },
  ),
  writeSocialPlan: operation(
    'writeSocialPlan',
    'WriteSocialPlanInput',
    `... on SocialPlan { sections { kind emoji text } contactIds text source ${BESIDE} }`,
    { wants: ['kaffe'] },
  ),
} satisfies Record<string, TextOperation>;

export type TextOperationName = keyof typeof TEXT_OPERATIONS;
export const TEXT_OPERATION_NAMES = Object.keys(TEXT_OPERATIONS) as TextOperationName[];
