/** @jest-environment jsdom */
import type { BrowserConfig, HostFacts } from '@spire/domain/servicePaths';
import { common, startI18n } from '@spire/i18n';
import { render, screen } from '@testing-library/react';
import { ShellProvider } from '../ShellContext.tsx';
import { privacy } from './messages/namespace.ts';
import { PrivacySummary, PrivacyText } from './PrivacyText.tsx';

beforeAll(() => startI18n([common, privacy] as never));

function show(facts: HostFacts): string {
  const config = { facts } as BrowserConfig;
  const { container, unmount } = render(
    <ShellProvider value={{ config, auth: () => Promise.reject(new Error('Nobody asks')), tell: () => undefined }}>
      <PrivacyText />
    </ShellProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
}

test('the summary is eight lines at most', () => {
  render(<PrivacySummary />);
  expect(screen.getAllByRole('listitem').length).toBeLessThanOrEqual(8);
});

test('of how the service is run it says what is known, and nothing of the rest', () => {
  const plain = show({});
  expect(plain).not.toMatch(
    /drives av|opptil|ligger i \S+\. *Databasen|skrives av|Sikkerhetskopier|sikkerhetskopier|Skriv til/,
  );
  const told = show({ host: 'Spire AS', region: 'Norge', aiProvider: 'Ord AS', contact: 'a@example.no' });
  for (const line of ['drives av Spire AS', 'ligger i Norge', 'skrives av Ord AS', 'Skriv til a@example.no'])
    expect(told).toContain(line);
});

test('for how long the provider and a backup hold something comes from the configuration', () => {
  expect(show({ aiRetentionDays: 30, backupDays: 7 })).toMatch(/opptil 30 dager\..*opptil 7 dager til/);
  const none = show({ aiRetentionDays: 0, backupDays: 0 });
  expect(none).toContain('blir ikke liggende der');
  expect(none).toContain('ingen sikkerhetskopier');
  expect(show({ erasedWithinHours: 1 })).toContain('rester i opptil 1 time.');
  expect(show({})).toMatch(/databasefilene .* Vi kan ikke love når/);
});
