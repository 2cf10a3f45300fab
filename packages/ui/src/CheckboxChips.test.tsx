/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CheckboxChips } from './CheckboxChips.tsx';

const SECTIONS = [
  {
    id: 'head',
    title: 'Head',
    options: [
      { id: 'sleep', label: 'Søvn' },
      { id: 'fatigue', label: 'Utmattelse' },
    ],
  },
  { id: 'mind', title: 'Mind', options: [{ id: 'stress', label: 'Mye stress' }] },
];

function Chips() {
  const [selected, setSelected] = useState(['sleep', 'stress']);
  return (
    <CheckboxChips
      legend="What matters?"
      sections={SECTIONS}
      selected={selected}
      onChange={setSelected}
      filter={{ label: 'Find', nothing: 'Nothing like that' }}
      summary={{ title: 'Chosen', remove: (label) => `Remove ${label}` }}
    />
  );
}

const boxes = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => [box.labels?.[0]?.textContent, box.checked]);
const chosen = () => screen.queryAllByRole('button').map((each) => each.textContent);
const find = (letters: string) => fireEvent.change(screen.getByLabelText('Find'), { target: { value: letters } });

test('each is a checkbox under the name of its section, and what is chosen is named once more, in order', () => {
  render(<Chips />);
  expect(screen.getByRole('group', { name: 'Head' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Utmattelse' }));
  expect(boxes()).toEqual([
    ['Søvn', true],
    ['Utmattelse', true],
    ['Mye stress', true],
  ]);
  expect(chosen()).toEqual(['SøvnRemove Søvn', 'Mye stressRemove Mye stress', 'UtmattelseRemove Utmattelse']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Søvn' }));
  expect(chosen()).toEqual(['Mye stressRemove Mye stress', 'UtmattelseRemove Utmattelse']);
});

test('the filter leaves what holds the letters, however they are written, and forgets nothing that is chosen', () => {
  render(<Chips />);
  find('STRÉS');
  expect(boxes()).toEqual([['Mye stress', true]]);
  expect(screen.queryByRole('group', { name: 'Head' })).toBeNull();
  expect(chosen()).toHaveLength(2);
  find('xyz');
  expect(screen.getByRole('status').textContent).toBe('Nothing like that');
  fireEvent.keyDown(screen.getByLabelText('Find'), { key: 'Escape' });
  expect(boxes()).toHaveLength(3);
});

test('Enter in the filter sends nothing', () => {
  render(<Chips />);
  expect(fireEvent.keyDown(screen.getByLabelText('Find'), { key: 'Enter' })).toBe(false);
});

test('taking one away hands the focus to its neighbour, and at last to the filter', () => {
  render(<Chips />);
  fireEvent.click(screen.getByRole('button', { name: /Remove Søvn/ }));
  expect(document.activeElement?.textContent).toBe('Mye stressRemove Mye stress');
  fireEvent.click(screen.getByRole('button', { name: /Remove Mye stress/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Find'));
});
