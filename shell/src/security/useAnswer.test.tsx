/** @jest-environment jsdom */
import { common, startI18n } from '@spire/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { visitor } from '../signed-out/messages/namespace.ts';
import { Answered } from './Answered.tsx';
import { security } from './messages/namespace.ts';
import { useAnswer } from './useAnswer.ts';

function Section({ title, question }: { title: string; question: () => Promise<string> }) {
  const [state, ask] = useAnswer(question);
  return (
    <section aria-label={title}>
      <Answered state={state} loadingText="waiting" failedTitle={`${title} failed`} onRetry={ask}>
        {(answer) => (
          <button type="button" onClick={ask}>
            {answer}
          </button>
        )}
      </Answered>
    </section>
  );
}

const settle = () => act(async () => Promise.resolve());

test('a section that fails says so with a retry, and hides no other', async () => {
  await startI18n([common, security, visitor] as never);
  const failing = jest.fn<Promise<string>, []>();
  failing.mockRejectedValueOnce(Object.assign(new Error(), { code: 'NETWORK' })).mockResolvedValueOnce('mended');
  const changing = jest.fn<Promise<string>, []>();
  changing.mockResolvedValueOnce('first').mockReturnValueOnce(new Promise(() => undefined));
  render(
    <>
      <Section title="one" question={failing} />
      <Section title="two" question={changing} />
    </>,
  );
  await settle();
  expect(screen.getByRole('alert').textContent).toMatch(/one failed.*Vi får ikke kontakt/);
  expect(screen.getByText('first')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await settle();
  expect(screen.getByText('mended')).toBeTruthy();

  fireEvent.click(screen.getByText('first'));
  await settle();
  expect(changing).toHaveBeenCalledTimes(2);
  expect(screen.getByText('first')).toBeTruthy();
});
