/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MultiSelect } from './MultiSelect.tsx';

const OPTIONS = ['Stress', 'Sleep', 'Pain'].map((label) => ({ id: label.toLowerCase(), label }));

function Select() {
  const [selected, setSelected] = useState(['sleep', 'pain']);
  return (
    <MultiSelect
      label="What matters?"
      placeholder="Choose"
      options={OPTIONS}
      selected={selected}
      onChange={setSelected}
      removeLabel={(label) => `Remove ${label}`}
    />
  );
}

const chips = () => screen.getAllByRole('button').map((each) => each.textContent);

test('choosing adds a chip, and the chosen cannot be chosen again', () => {
  render(<Select />);
  expect(screen.getByRole('option', { name: 'Pain' })).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByRole('combobox', { name: 'What matters?' }), { target: { value: 'stress' } });
  expect(chips()).toEqual(['Stress', 'Sleep', 'Pain']);
});

test('removing a chip hands the focus to its neighbour, and at last to the dropdown', () => {
  render(<Select />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Sleep' }));
  expect(document.activeElement?.textContent).toBe('Pain');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Pain' }));
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});
