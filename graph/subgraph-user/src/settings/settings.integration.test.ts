import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';

let stack: TestStack;
let kari: TestPerson;

beforeAll(async () => {
  stack = await startTestStack();
});
beforeEach(async () => {
  kari = await newPerson(stack);
});
afterAll(() => stack.stop());

const ask = async (query: string, headers: Record<string, string> = {}) => {
  const { data, errors } = await graphClient(stack.url, kari.token)(query, {}, headers);
  return data ?? errors?.[0]?.extensions;
};

test('there is one language, before a profile and after', async () => {
  const languages = '{ me { settings { language } profile { language } } }';
  await expect(ask(languages)).resolves.toEqual({ me: { settings: { language: 'no' }, profile: null } });
  await ask('mutation { saveSettings(input: { language: en }) { language } }');
  await expect(ask('mutation { saveProfile(input: { nickname: "K" }) { language } }')).resolves.toEqual({
    saveProfile: { language: 'en' },
  });
  await ask('mutation { saveProfile(input: { language: no }) { language } }');
  await expect(ask(languages)).resolves.toEqual({ me: { settings: { language: 'no' }, profile: { language: 'no' } } });
});

test('what is saved is there again, one record for all of it', async () => {
  const fields =
    '{ language brainInjuryMode lowEnergyToday aiSuggestionsEnabled memoryInspiration streakHidden gentleBuzz ' +
    'theme textSize calmView motionReduced celebrationHidden numbersShown badgesHidden }';
  const saved = await Promise.all(
    [
      'lowEnergyToday: true',
      'aiSuggestionsEnabled: false',
      'memoryInspiration: true',
      'streakHidden: true',
      'gentleBuzz: true',
      'theme: dark',
      'textSize: 125',
      'calmView: false',
      'motionReduced: true',
      'celebrationHidden: true',
      'numbersShown: true',
      'badgesHidden: true',
    ].map((change) => ask(`mutation { saveSettings(input: { ${change} }) ${fields} }`)),
  );
  expect(saved).toHaveLength(12);
  const settings = {
    language: 'no',
    brainInjuryMode: false,
    lowEnergyToday: true,
    aiSuggestionsEnabled: false,
    memoryInspiration: true,
    streakHidden: true,
    gentleBuzz: true,
    theme: 'dark',
    textSize: 125,
    calmView: false,
    motionReduced: true,
    celebrationHidden: true,
    numbersShown: true,
    badgesHidden: true,
  };
  await expect(ask(`{ me { settings ${fields} } }`)).resolves.toEqual({ me: { settings } });
});

test('what two devices switch at the same moment stands, whatever each of them last saw', async () => {
  const switched = ['streakHidden', 'motionReduced', 'badgesHidden', 'numbersShown', 'memoryInspiration'];
  await Promise.all(
    switched.map((name) => ask(`mutation { saveSettings(input: { ${name}: true }) { ${switched.join(' ')} } }`)),
  );
  await expect(ask(`{ me { settings { ${switched.join(' ')} } } }`)).resolves.toEqual({
    me: { settings: Object.fromEntries(switched.map((name) => [name, true])) },
  });
});

test('a text size that there is not is refused, and a picture outside the own folder', async () => {
  await expect(ask('mutation { saveSettings(input: { textSize: 110 }) { textSize } }')).resolves.toEqual({
    code: 'VALIDATION_FAILED',
    fields: [{ field: 'textSize', code: 'UNKNOWN_OPTION' }],
  });
  await expect(ask('mutation { saveProfile(input: { avatar: "../a.jpg" }) { avatar } }')).resolves.toEqual({
    code: 'VALIDATION_FAILED',
    fields: [{ field: 'avatar', code: 'INVALID' }],
  });
  const save = (avatar: string) => ask(`mutation { saveProfile(input: { avatar: ${avatar} }) { avatar } }`);
  await expect(save('"avatar-1.jpg"')).resolves.toEqual({ saveProfile: { avatar: 'avatar-1.jpg' } });
  await expect(save('null')).resolves.toEqual({ saveProfile: { avatar: null } });
});

test('the level that counts today comes from both records, in the zone of the request', async () => {
  const capacity = (zone = 'Pacific/Kiritimati') => ask('{ me { effectiveCapacity } }', { 'x-time-zone': zone });
  await expect(capacity()).resolves.toEqual({ me: { effectiveCapacity: null } });
  await ask('mutation { saveProfile(input: { capacityLevel: high }) { nickname } }');
  await ask('mutation { saveSettings(input: { lowEnergyToday: true }) { language } }', {
    'x-time-zone': 'Pacific/Kiritimati',
  });
  await expect(capacity()).resolves.toEqual({ me: { effectiveCapacity: 'moderate' } });
  // 26 hours apart: whatever the hour is, it is another date there.
  await expect(capacity('Etc/GMT+12')).resolves.toEqual({ me: { effectiveCapacity: 'high' } });
  await ask('mutation { saveSettings(input: { brainInjuryMode: true }) { language } }');
  await expect(capacity()).resolves.toEqual({ me: { effectiveCapacity: 'low' } });
});

test('a step is one level, also when two come at once, and ends at the ends', async () => {
  const step = (direction: string) => ask(`mutation { stepCapacity(direction: ${direction}) { capacityLevel } }`);
  await expect(step('up')).resolves.toEqual({ code: 'NOT_FOUND' });
  await ask('mutation { saveProfile(input: { nickname: "K" }) { nickname } }');
  await expect(step('up')).resolves.toEqual({
    code: 'VALIDATION_FAILED',
    fields: [{ field: 'capacityLevel', code: 'REQUIRED' }],
  });
  await ask('mutation { saveProfile(input: { capacityLevel: low }) { nickname } }');
  const many = await Promise.all(Array.from({ length: 6 }, () => step('up')));
  const levels = many.map((each) => JSON.stringify(each)).sort();
  expect(levels).toEqual([
    ...Array<string>(3).fill('{"code":"CAPACITY_AT_LIMIT"}'),
    ...['high', 'limited', 'moderate'].map((capacityLevel) => JSON.stringify({ stepCapacity: { capacityLevel } })),
  ]);
  await expect(step('down')).resolves.toEqual({ stepCapacity: { capacityLevel: 'moderate' } });
});

test('the texts of a profile lie sealed, and open for the person', async () => {
  const input = '{ nickname: "Solstråle-4711", specificChallenge: "Lyse rom-4711" }';
  const saved = { nickname: 'Solstråle-4711', specificChallenge: 'Lyse rom-4711' };
  await ask(`mutation { saveProfile(input: ${input}) { nickname } }`);
  await ask('mutation { saveProfile(input: { goals: [joy] }) { nickname } }');
  await expect(ask('{ me { profile { nickname specificChallenge } } }')).resolves.toEqual({ me: { profile: saved } });
  const rows = await asOwner<{ row: string }>(
    stack.dataFolder,
    `select encode(nickname, 'escape') || encode(specific_challenge, 'escape') as row from users.profile where user_id = $1`,
    [kari.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain('4711');
});
