import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
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

/** Index of the tab that the pressed key focuses; undefined if the key does not change focus. */
const nextTabIndex = (key: string, from: number, count: number): number | undefined => {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: (from + 1) % count,
    ArrowLeft: (from + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
};

export const Tabs = ({ label, tabs }: TabsProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState(0);

  const follow = (event: KeyboardEvent) => {
    const next = nextTabIndex(event.key, chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <>
      <div ref={list} className="k-tabs__list" role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            className="k-tabs__tab"
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${tab.key}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
            onKeyDown={follow}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          className="k-tabs__panel"
          aria-labelledby={`${id}-tab-${tab.key}`}
          hidden={index !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </>
  );
};
