/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ChipGroup } from './ChipGroup.tsx';

const OPTIONS = ['Joy', 'Focus', 'Hope', 'Calm'].map((label) => ({ id: label, label, emoji: '🌿' }));

function Chips({ initial, cap = 3 }: { initial: string[]; cap?: number | null }) {
  const [selected, setSelected] = useState(initial);
  return (
    <ChipGroup
      legend="What is good?"
      options={OPTIONS}
      selected={selected}
      onChange={setSelected}
      cap={cap}
      capReason="Three is enough."
    />
  );
}

const chip = (name: string) => screen.getByRole('button', { name });
const pressed = () => screen.getAllByRole('button', { pressed: true }).map((each) => each.textContent);

test('chips are toggles in a named group, the emoji kept from the screen reader', () => {
  render(<Chips initial={['Joy']} />);
  expect(screen.getByRole('group', { name: 'What is good?' })).not.toBeNull();
  fireEvent.click(chip('Hope'));
  expect(pressed()).toEqual(['🌿Joy', '🌿Hope']);
  fireEvent.click(chip('Joy'));
  expect(pressed()).toEqual(['🌿Hope']);
});

test('at the cap the rest refuse with the reason in words', () => {
  render(<Chips initial={['Joy', 'Focus', 'Hope']} />);
  expect(screen.getByText('Three is enough.')).not.toBeNull();
  expect(chip('Calm').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(chip('Calm'));
  expect(pressed()).toHaveLength(3);
});

test('what is chosen can be let go at the cap, and then another chosen', () => {
  render(<Chips initial={['Joy', 'Focus', 'Hope']} />);
  fireEvent.click(chip('Joy'));
  expect(screen.queryByText('Three is enough.')).toBeNull();
  fireEvent.click(chip('Calm'));
  expect(pressed()).toEqual(['🌿Focus', '🌿Hope', '🌿Calm']);
});

test('without a cap any number can be chosen', () => {
  render(<Chips initial={['Joy', 'Focus', 'Hope']} cap={null} />);
  fireEvent.click(chip('Calm'));
  expect(pressed()).toHaveLength(4);
});
