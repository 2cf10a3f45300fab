/** @jest-environment jsdom */
import { TOOL_INTRODUCTIONS } from '@spire/content/toolIntroductions';
import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { TOOLS } from '@spire/domain/options';
import { common, loadNamespaces, options, startI18n } from '@spire/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { tools } from '../messages/namespace.ts';
import { exerciseTier } from './exerciseTier.ts';
import { ToolPage } from './ToolPage.tsx';

const answer = jest.fn<object, []>();
jest.mock('@spire/client', () => ({ useQuery: () => ({ refetch: jest.fn(), ...answer() }) }));
jest.mock('@spire/remote-kit/router', () => ({ Link: 'a' }));

const withCapacity = (capacityLevel: string | null) => ({ data: { me: { id: 'anna', profile: { capacityLevel } } } });

beforeAll(async () => {
  await startI18n([common, options, tools] as never);
  await loadNamespaces([common, options, tools] as never);
});

afterEach(cleanup);

test.each(TOOLS)('%s shows the exercise of each capacity and never names the capacity', (tool) => {
  for (const level of CAPACITY_LEVELS) {
    answer.mockReturnValue(withCapacity(level));
    const { container, unmount } = render(<ToolPage tool={tool} />);
    const { title, steps } = TOOL_INTRODUCTIONS[tool].exercises[exerciseTier(level)];
    for (const words of [title.no, ...steps.no]) expect(container.textContent).toContain(words);
    expect(container.textContent).not.toMatch(/kapasitet/i);
    unmount();
  }
});

test('without a profile to read, the gentlest exercise is there all the same, with a way to try again', () => {
  answer.mockReturnValue({ data: undefined, error: new Error('gone') });
  render(<ToolPage tool="social_support" />);
  expect(screen.getByText(TOOL_INTRODUCTIONS.social_support.exercises.low.title.no)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Prøv igjen' })).toBeTruthy();
});

test('where the body may move, stopping in time is spoken of', () => {
  answer.mockReturnValue(withCapacity('high'));
  render(<ToolPage tool="inner_balance" />);
  expect(screen.getByText(/Stopp hvis noe blir verre/)).toBeTruthy();
});

test('before the profile is there, no exercise is guessed at', () => {
  answer.mockReturnValue({ data: undefined, error: undefined });
  render(<ToolPage tool="inner_balance" />);
  expect(screen.queryByText('Prøv nå')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Finner en øvelse');
});
