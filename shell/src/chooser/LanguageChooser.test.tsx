/** @jest-environment @spire/testing/browserEnvironment */
import { screen, waitFor } from '@testing-library/react';
import { answer, showBeforeAuth } from '../testing/authStandIn.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';

test('whoever comes to change the language is at the top, at a heading that the tab is named after', async () => {
  document.documentElement.dataset['hasPage'] = '';
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
  const chooser = <LanguageChooser isSignedIn={false} />;
  await showBeforeAuth(chooser, { reply: () => answer(200, {}), isSignedIn: false });
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(scrollTo).toHaveBeenCalled();
  const [first = '', second = ''] = [...heading.querySelectorAll('[lang]')].map((each) => each.textContent);
  expect(document.title).toContain(first);
  expect(document.title).toContain(second);
});
