/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { Page } from './Page.tsx';

test('the first page of a visit leaves the focus alone, the next one takes it to its title', async () => {
  const first = render(<Page title="Home">text</Page>);
  expect(document.activeElement).toBe(document.body);
  first.unmount();
  render(<Page title="Memories">text</Page>);
  const title = screen.getByRole('heading', { level: 1, name: 'Memories' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('what has taken the focus meanwhile keeps it', async () => {
  render(<Page title="Home">text</Page>).unmount();
  render(
    <Page title="Memories">
      <button type="button">Next</button>
    </Page>,
  );
  const next = screen.getByRole('button', { name: 'Next' });
  next.focus();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(next);
});
