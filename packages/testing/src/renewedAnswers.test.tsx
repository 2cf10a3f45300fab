/** @jest-environment @spire/testing/browserEnvironment */
import './keepingDevice.ts';
import { fireEvent, waitFor } from '@testing-library/react';
import { FAULTS } from './graphFaults.ts';
import { showMemoryPage } from './memoryPage.tsx';

test('answers of this device are asked for anew once there is a way again; those of the server are not', async () => {
  const { page, graph } = await showMemoryPage(2);
  await page.findText('2 av 2');
  const asked = () => graph.of('Memories').length;
  fireEvent(window, new Event('online'));
  expect(asked()).toBe(1);

  await page.press('Gå');
  graph.goWrong(FAULTS.resets(), { of: 'Memories', times: 2 });
  await page.press('Gå');
  await waitFor(() => expect(asked()).toBe(3));
  expect(page.queryByText('Slik så det ut sist.')).toBeNull();
  // The device looks for its answer once the second try has failed too.
  await waitFor(() => {
    fireEvent(window, new Event('online'));
    expect(asked()).toBeGreaterThan(3);
  });
});
