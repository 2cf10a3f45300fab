/** @jest-environment jsdom */
import { SEARCH_EXAMPLES } from '@spire/testing/searchExamples';
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
    />
  );
}

const seen = (box: HTMLElement) => box.closest<HTMLElement>('label')?.style.visibility !== 'hidden';
const boxes = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
    .filter(seen)
    .map((box) => [box.labels?.[0]?.textContent, box.checked]);
const find = (letters: string) => fireEvent.change(screen.getByLabelText('Find'), { target: { value: letters } });

test('each is a checkbox under the name of its section', () => {
  render(<Chips />);
  expect(screen.getByRole('group', { name: 'Head' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Utmattelse' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Søvn' }));
  expect(boxes()).toEqual([
    ['Søvn', false],
    ['Utmattelse', true],
    ['Mye stress', true],
  ]);
});

test('the filter leaves what holds the letters, however they are written, and forgets nothing that is chosen', () => {
  render(<Chips />);
  find('STRÉS');
  expect(boxes()).toEqual([['Mye stress', true]]);
  expect(screen.queryByRole('group', { name: 'Head' })).toBeNull();
  find('xyz');
  expect(screen.getByRole('status').textContent).toBe('Nothing like that');
  fireEvent.keyDown(screen.getByLabelText('Find'), { key: 'Escape' });
  expect(boxes()).toHaveLength(3);
});

test('the first section stands above the filter, and keeps its room while it is filtered', () => {
  render(<Chips />);
  const filter = screen.getByLabelText('Find');
  const above = screen.getByRole('group', { name: 'Head' });
  expect(above.compareDocumentPosition(filter)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  find('stress');
  expect(above.isConnected).toBe(true);
  expect(above.querySelectorAll('input')).toHaveLength(2);
});

test('Enter in the filter sends nothing', () => {
  render(<Chips />);
  expect(fireEvent.keyDown(screen.getByLabelText('Find'), { key: 'Enter' })).toBe(false);
});

test('the filter finds what every other search finds', () => {
  const options = SEARCH_EXAMPLES.map(([, label], at) => ({ id: String(at), label }));
  render(
    <CheckboxChips
      legend="Texts"
      sections={[{ id: 'all', options }]}
      selected={[]}
      onChange={() => undefined}
      filter={{ label: 'Find', nothing: 'Nothing' }}
    />,
  );
  for (const [wanted, text, isFound] of SEARCH_EXAMPLES) {
    find(wanted);
    expect([wanted, text, boxes().some(([label]) => label === text)]).toEqual([wanted, text, isFound]);
  }
});
