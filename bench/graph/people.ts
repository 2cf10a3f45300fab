import { randomUUID } from 'node:crypto';
import { localDate } from '@spire/domain/dates';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import type { TestStack } from '@spire/testing/stack';

const MEMORIES = 12;

/** Everything Home shows, also what is kept by date. */
export const WHOLE_HOME = `query WholeHome {
  me {
    id
    effectiveCapacity
    profile { nickname language capacityLevel considerations goals avoidSuggestions onboardingCompleted updatedAt }
    settings { language brainInjuryMode lowEnergyToday aiSuggestionsEnabled memoryInspiration streakHidden }
    growth {
      points level nextLevelAt checkInDays currentStreak isRestDayToday memories moodEntries
      completedSuggestions completedTasks toolCompletions
      badges { id isEarned has needs }
      days { date points checkIn memories completed tools isRestDay }
    }
    todaysCheckIn { id date whatIsGood whatIsGoodText lookingForward lookingForwardText needMore needMoreText updatedAt }
    todaysMood { id date mood updatedAt }
    tasks { id date text type priority source completedAt isCompleted }
    memories(first: 10) {
      nodes { id title description emoji category goodnessRating effortRating date }
      totalCount
    }
    todaysSuggestions { id number limit form suggestions { id text emoji minutes category source } }
  }
}`;

/** A person's start page, in one query to both subgraphs that know it. */
export const HOME = `query Home {
  me {
    id
    profile { nickname language capacityLevel considerations goals avoidSuggestions onboardingCompleted }
    growth { points level nextLevelAt checkInDays currentStreak memories }
    todaysCheckIn { id date whatIsGood whatIsGoodText lookingForward lookingForwardText needMore needMoreText updatedAt }
    todaysSuggestions { id number limit suggestions { text minutes source } }
    memories(first: 10) {
      nodes { id title description emoji category goodnessRating effortRating date }
      totalCount
    }
  }
}`;

/** The points, level and streak of the profile page. */
export const GROWTH =
  'query Growth { me { id growth { points level nextLevelAt checkInDays currentStreak memories } } }';

/** A person with a profile, today's check-in and a dozen memories. */
export async function newPersonWithData(stack: TestStack): Promise<TestPerson> {
  const person = await newPerson(stack);
  const ask = graphClient(stack.url, person.token);
  const date = localDate(new Date(), 'Europe/Oslo');
  const save = async (field: string, type: string, input: object) => {
    const { errors } = await ask(`mutation ($input: ${type}!) { ${field} { __typename } }`, { input });
    if (errors) throw new Error(`${field}: ${JSON.stringify(errors)}`);
  };
  await save('saveProfile(input: $input)', 'SaveProfileInput', {
    nickname: 'Kari',
    capacityLevel: 'limited',
    considerations: ['fatigue', 'stress'],
    goals: ['peace', 'joy'],
    avoidSuggestions: ['exercise'],
  });
  await save('saveCheckIn(input: $input)', 'SaveCheckInInput', {
    date,
    whatIsGood: ['takknemlighet'],
    lookingForward: [],
    needMore: [],
    whatIsGoodText: 'En rolig morgen med kaffe og regn på ruta',
  });
  for (let number = 0; number < MEMORIES; number += 1)
    await save('addMemory(input: $input)', 'AddMemoryInput', {
      id: randomUUID(),
      title: `Turen ved vannet ${number}`,
      description: 'Vi satt lenge på svaberget og så på båtene som kom inn.',
      emoji: '🌊',
      category: 'ro',
      goodnessRating: 8,
      effortRating: 3,
      date,
    });
  return person;
}
