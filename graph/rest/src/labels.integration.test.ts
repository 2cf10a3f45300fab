import { LANGUAGES, type Language } from '@spire/domain/languages';
import { REST_PATHS } from '@spire/domain/restPaths';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import answersEn from '@spire/i18n/answers/en';
import answersNo from '@spire/i18n/answers/no';
import optionsEn from '@spire/i18n/options/en';
import optionsNo from '@spire/i18n/options/no';
import toolsEn from '@spire/i18n/tools/en';
import toolsNo from '@spire/i18n/tools/no';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';

const SHOWN = { no: { ...optionsNo, ...answersNo, ...toolsNo }, en: { ...optionsEn, ...answersEn, ...toolsEn } };

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

/** Sends JSON as somebody whose device says nothing of a language. */
async function post(person: TestPerson, path: string, body: unknown) {
  const response = await fetch(stack.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const profile = (language: Language, { considerations, goals }: (typeof SHOWN)[Language]) => ({
  ...{ nickname: 'Kari', language, capacityLevel: 'low' },
  considerations: [considerations.fatigue],
  goals: [goals.peace],
});

test.each(LANGUAGES)(
  'the words that are shown are taken as the option, and answered in the stored language (%s)',
  async (language) => {
    const labels = SHOWN[language];
    const person = await newPerson(stack);
    await expect(post(person, REST_PATHS.userProfile, profile(language, labels))).resolves.toMatchObject({
      body: { considerations: ['fatigue'], goals: ['peace'], language },
    });
    const checkIn = { date: today, whatIsGood: [labels.whatIsGood.haap], needMore: [labels.needMore.ro] };
    const { body: saved } = await post(person, REST_PATHS.dailyCheckIn, checkIn);
    expect(saved).toMatchObject({ whatIsGood: ['haap'], needMore: ['ro'] });
    expect(JSON.stringify(saved['needMoreEmojis'])).toContain(labels.needMore.ro);
    const contact = { name: 'Ola', attributes: [labels.contactAttributes.snakke] };
    await expect(post(person, REST_PATHS.contacts, contact)).resolves.toMatchObject({
      body: { attributes: ['snakke'] },
    });
  },
);
