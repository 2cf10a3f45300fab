/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RatingField } from './RatingField.tsx';

function Rating({ initial }: { initial: number }) {
  const [value, setValue] = useState(initial);
  return (
    <RatingField
      label="How strong?"
      value={value}
      onChange={setValue}
      min={1}
      max={10}
      lowLabel="Faint"
      highLabel="Strong"
      decreaseLabel="Down"
      increaseLabel="Up"
    />
  );
}

const slider = () => screen.getByRole('slider', { name: 'How strong?' });
const entry = () => screen.getByRole('spinbutton', { name: 'How strong?' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('slider, buttons and number show the same value', () => {
  render(<Rating initial={5} />);
  press('Up');
  expect(slider()).toHaveProperty('value', '6');
  expect(entry()).toHaveProperty('value', '6');
  fireEvent.change(slider(), { target: { value: '3' } });
  expect(entry()).toHaveProperty('value', '3');
  fireEvent.change(entry(), { target: { value: '9' } });
  expect(slider()).toHaveProperty('value', '9');
});

test('the value never leaves the scale', () => {
  render(<Rating initial={10} />);
  press('Up');
  expect(slider()).toHaveProperty('value', '10');
  fireEvent.change(entry(), { target: { value: '42' } });
  expect(slider()).toHaveProperty('value', '10');
});

test('a number half typed is left alone, and put right when the field is left', () => {
  render(<Rating initial={7} />);
  fireEvent.change(entry(), { target: { value: '' } });
  expect(entry()).toHaveProperty('value', '');
  expect(slider()).toHaveProperty('value', '7');
  fireEvent.blur(entry());
  expect(entry()).toHaveProperty('value', '7');
});
