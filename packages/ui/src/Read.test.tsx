/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Read } from './Read.tsx';

test('says in the page that it is loading, and no longer once it is there', () => {
  const retry = () => undefined;
  const failed = { title: 'Not there' };
  const { container, rerender } = render(
    <Read<string> of={{ kind: 'loading', retry }} loading="Soon" failed={failed}>
      {(text) => <p>{text}</p>}
    </Read>,
  );
  expect(container.querySelectorAll('[data-state="loading"]')).toHaveLength(1);
  rerender(
    <Read<string> of={{ kind: 'ready', data: 'here', retry }} failed={failed}>
      {(text) => <p>{text}</p>}
    </Read>,
  );
  expect(screen.getByText('here')).toBeTruthy();
  expect(container.querySelectorAll('[data-state="loading"]')).toHaveLength(0);
});
