import { Tab, TabGroup, TabList, TabPanel, TabPanels } from "@headlessui/react";
import { type ReactNode, useEffect, useRef } from "react";

export type TabItem = {
  id: string;
  label: string;
  /** Mounted while its tab is selected. */
  panel: ReactNode;
};

type TabsProps = {
  /** Accessible name of the list. */
  label: string;
  items: TabItem[];
  /** Id of the selected item. */
  selected: string;
  onSelect: (id: string) => void;
  className?: string;
};

const tabClass =
  "relative -outline-offset-2 inline-flex shrink-0 items-center gap-2 py-3 whitespace-nowrap font-medium text-ink-3 hover:text-ink " +
  "data-selected:font-bold data-selected:text-patina-800 " +
  "data-selected:after:absolute data-selected:after:inset-x-0 data-selected:after:bottom-0 data-selected:after:h-0.75 " +
  "data-selected:after:rounded-t-[3px] data-selected:after:bg-patina-700";

/** Text tabs with an underline; arrows move, the list scrolls sideways on phones with the selected one in view. */
export function Tabs({ label, items, selected, onSelect, className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    items.findIndex((item) => item.id === selected),
  );
  useEffect(() => {
    // Only sideways and only inside the list: the page itself must not jump.
    const tab = list.current?.children[index];
    if (!(tab instanceof HTMLElement) || !list.current) return;
    const { scrollLeft, clientWidth } = list.current;
    if (tab.offsetLeft < scrollLeft || tab.offsetLeft + tab.offsetWidth > scrollLeft + clientWidth) {
      list.current.scrollLeft = tab.offsetLeft - 16;
    }
  }, [index]);
  return (
    <TabGroup selectedIndex={index} onChange={(next) => items[next] && onSelect(items[next].id)} className={className}>
      <TabList
        ref={list}
        aria-label={label}
        className="relative -mx-4 flex gap-5 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] shell:mx-0 shell:gap-6 shell:px-0"
      >
        {items.map((item) => (
          <Tab key={item.id} className={tabClass}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="mt-5">
        {items.map((item) => (
          <TabPanel key={item.id} className="rounded-card">
            {item.panel}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
