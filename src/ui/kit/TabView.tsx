import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useDeferredValue,
  useId,
  useRef,
} from 'react';
import './tabs.css';

export interface Tab<K extends string> {
  readonly key: K;
  readonly label: string;
}

export interface TabViewProps<K extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab<K>[];
  readonly open: K;
  readonly onOpen: (key: K) => void;
  /** Content of the open tab; the other tabs have none in the page. */
  readonly children: ReactNode;
}

/** Index of the tab that a key moves to; undefined for any other key. */
const targetOf = (key: string, from: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

/**
 * Tabs of which only the open one has its content in the page. antd's tabs are not used: they write "Tab 2 of 3" into
 * the name of a focused tab and add a menu for tabs that do not fit.
 */
export const TabView = <K extends string>(props: TabViewProps<K>): ReactElement => {
  const { label, tabs, open, onOpen, children } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  // The tab updates in the next frame, however long its content takes to render.
  const content = useDeferredValue(children);
  const follow = (event: KeyboardEvent, from: number): void => {
    const target = targetOf(event.key, from, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || tab === undefined) return;
    event.preventDefault();
    onOpen(tab.key);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };
  return (
    <div className="portal-tabs">
      <div ref={row} role="tablist" aria-label={label} className="portal-tab-row">
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className="portal-tab"
            aria-selected={tab.key === open}
            aria-controls={tab.key === open ? `${id}-panel` : undefined}
            tabIndex={tab.key === open ? 0 : -1}
            onClick={() => onOpen(tab.key)}
            onKeyDown={(event) => follow(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        {content}
      </div>
    </div>
  );
};
