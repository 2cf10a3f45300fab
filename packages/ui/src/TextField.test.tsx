/** @jest-environment jsdom */
import { LIMITS, SHOW_REMAINING_FROM } from '@spire/domain/limits';
import { common, startI18n } from '@spire/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TextField } from './TextField.tsx';

const LIMIT = LIMITS.nickname;

function Nickname({ initial = '', error }: { initial?: string; error?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <TextField
      label="Kallenavn"
      name="nickname"
      value={value}
      onChange={setValue}
      limit={LIMIT}
      hint="Det du vil bli kalt."
      error={error}
      isOptional
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Kallenavn (valgfritt)' });
const description = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

beforeAll(() => startI18n([common]));

test('nothing is said of the limit while it is far away', () => {
  render(<Nickname initial={'a'.repeat(LIMIT * SHOW_REMAINING_FROM - 1)} />);
  expect(description()).toBe('Det du vil bli kalt.');
});

test('from four fifths of the limit on, what is left is told, counted in whole characters', () => {
  render(<Nickname initial={'🌱'.repeat(LIMIT * SHOW_REMAINING_FROM)} />);
  expect(description()).toContain('12 tegn igjen');
});

test('a text over its limit is kept, and told to be too long', () => {
  render(<Nickname />);
  fireEvent.change(field(), { target: { value: 'a'.repeat(LIMIT + 3) } });
  expect(field()).toHaveProperty('value', 'a'.repeat(LIMIT + 3));
  expect(description()).toContain('3 tegn for mye');
});

test('what is left is spoken only when the typing rests', () => {
  jest.useFakeTimers();
  render(<Nickname initial={'a'.repeat(50)} />);
  fireEvent.change(field(), { target: { value: 'a'.repeat(55) } });
  expect(screen.getByRole('status').textContent).toBe('10 tegn igjen');
  act(() => jest.runAllTimers());
  expect(screen.getByRole('status').textContent).toBe('5 tegn igjen');
  jest.useRealTimers();
});

test('an error stands beside the field, is announced, and the field is marked', () => {
  render(<Nickname error="Skriv et navn." />);
  expect(screen.getByRole('alert').textContent).toBe('Skriv et navn.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(description()).toContain('Skriv et navn.');
});
