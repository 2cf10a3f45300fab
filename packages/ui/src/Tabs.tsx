import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { steadyWords } from './chosen.ts';
import { segment, segments } from './segments.ts';

interface TabsProps {
  tabs: readonly { id: string; label: string }[];
  selected: string;
  onChange: (id: string) => void;
  label: string;
}

const tabId = (id: string) => `tab-${id}`;

/** A few views of which one is open. The arrow keys move between them; each view is a `TabPanel`. */
export function Tabs({ tabs, selected, onChange, label }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const last = tabs.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (to === undefined || next === undefined) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelectorAll('button')[to]?.focus();
  }

  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          id={tabId(tab.id)}
          type="button"
          role="tab"
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          <Words data-words={tab.label}>{tab.label}</Words>
        </Tab>
      ))}
    </List>
  );
}

/** The view of one tab, named by it. */
export function TabPanel({ tab, children }: { tab: string; children: ReactNode }) {
  return (
    <div role="tabpanel" aria-labelledby={tabId(tab)}>
      {children}
    </div>
  );
}

const List = styled.div`
  ${segments}
`;

const Tab = styled.button`
  ${segment}
`;

const Words = styled.span`
  ${steadyWords}
`;
