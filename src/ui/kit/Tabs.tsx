import type { ReactNode } from 'react';
import * as RadixTabs from 'radix-ui/tabs';
import './Tabs.scss';

interface Tab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly [Tab, ...Tab[]];
}

export const Tabs = ({ label, tabs }: TabsProps) => (
  <RadixTabs.Root defaultValue={tabs[0].key}>
    <RadixTabs.List className="k-tabs__list" aria-label={label}>
      {tabs.map((tab) => (
        <RadixTabs.Trigger key={tab.key} value={tab.key} className="k-tabs__tab">
          {tab.label}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
    {tabs.map((tab) => (
      <RadixTabs.Content key={tab.key} value={tab.key} className="k-tabs__panel">
        {tab.content}
      </RadixTabs.Content>
    ))}
  </RadixTabs.Root>
);
