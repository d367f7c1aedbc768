import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takenIn } from './moduleNames.ts';

/**
 * antd's components whose styles Login, Sign Up and the first frame pay for. Everything else that a screen imports
 * goes into the second sheet, which comes with the code behind the sign-in.
 */
export const entryComponents: readonly string[] = ['Button', 'Input'];

/** Names of antd that draw nothing by themselves. */
const unstyled: readonly string[] = ['ConfigProvider', 'Locale', 'theme'];

/** What antd's components show of each other; the build says when one is missing here. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  AutoComplete: ['Select'],
  Card: ['Skeleton', 'Tabs'],
  DatePicker: ['Tag'],
  Drawer: ['Skeleton'],
  Dropdown: ['Menu'],
  Form: ['Row', 'Col', 'Tooltip'],
  Layout: ['Menu'],
  Menu: ['Tooltip'],
  Modal: ['Button'],
  Pagination: ['Select'],
  Popconfirm: ['Popover'],
  Popover: ['Tooltip'],
  Progress: ['Tooltip'],
  Select: ['Empty'],
  Table: ['Checkbox', 'Dropdown', 'Pagination', 'Radio', 'Spin', 'Tree'],
  Tabs: ['Dropdown'],
  Typography: ['Tooltip'],
  Upload: ['Progress'],
};

/** The component that a folder of antd belongs to: `date-picker` is DatePicker. */
export const componentOf = (folder: string): string =>
  folder.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** And the other way round. */
export const folderOf = (component: string): string =>
  component.replaceAll(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const COMPONENT_FILE = /^antd\/es\/([\w-]+)\//;

/** The components of antd that a module takes as values, from antd itself or from a file of a component's own. */
export const antdNamesIn = (file: string): readonly string[] =>
  takenIn(readFileSync(file, 'utf8'), file)
    .flatMap(({ from, name }) => {
      const folder = COMPONENT_FILE.exec(from)?.[1];
      if (folder !== undefined) return [componentOf(folder)];
      return from === 'antd' ? [name] : [];
    })
    .filter((name) => !unstyled.includes(name));

const withCompanions = (names: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting = [...names];
  while (waiting.length > 0) {
    const name = waiting.pop();
    if (name === undefined || found.has(name)) continue;
    found.add(name);
    waiting.push(...(COMPANIONS[name] ?? []));
  }
  return found;
};

/** The components of the second sheet: whatever the screens import, with what those show of others. */
export const portalComponents = (): readonly string[] => {
  const screens = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join('src/ui', name));
  const needed = withCompanions(screens.flatMap((file) => antdNamesIn(file)));
  return [...needed].filter((name) => !entryComponents.includes(name)).toSorted();
};
