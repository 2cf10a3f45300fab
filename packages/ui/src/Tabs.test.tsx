/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TabPanel, Tabs } from './Tabs.tsx';

const TABS = ['in', 'up', 'out'].map((id) => ({ id, label: id }));

function Views() {
  const [selected, setSelected] = useState('in');
  return (
    <>
      <Tabs label="Account" tabs={TABS} selected={selected} onChange={setSelected} />
      <TabPanel tab={selected}>{`view ${selected}`}</TabPanel>
    </>
  );
}

test.each([
  ['ArrowRight', 'up'],
  ['ArrowLeft', 'out'],
  ['End', 'out'],
])('%s opens the tab it leads to and takes the focus along', (key, name) => {
  render(<Views />);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'in' }), { key });
  const tab = screen.getByRole('tab', { name, selected: true });
  expect(document.activeElement).toBe(tab);
  expect(screen.getByRole('tabpanel', { name }).textContent).toBe(`view ${name}`);
});
