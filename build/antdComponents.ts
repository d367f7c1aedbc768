import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/**
 * antd's components whose styles Login, Sign Up and the first frame pay for. Everything else that a screen imports
 * goes into the second sheet, which comes with the code behind the sign-in.
 */
export const entryComponents: readonly string[] = ['Button', 'Input'];

/** Names of antd that draw nothing by themselves. */
const unstyled: readonly string[] = ['ConfigProvider', 'theme'];

/** What antd's components show of each other; the build says when one is missing here. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  AutoComplete: ['Select'],
  Card: ['Skeleton', 'Tabs'],
  DatePicker: ['Tag'],
  Drawer: ['Skeleton'],
  Dropdown: ['Menu'],
  Form: ['Row', 'Col', 'Tooltip'],
  Input: ['Space'],
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

/** The components of antd that a module takes as values. */
export const antdNamesIn = (file: string): readonly string[] =>
  parseSync(file, readFileSync(file, 'utf8')).module.staticImports.flatMap(({ moduleRequest, entries }) =>
    moduleRequest.value === 'antd'
      ? entries
          .filter(({ isType }) => !isType)
          .map(({ importName }) => importName.name ?? '*')
          .filter((name) => !unstyled.includes(name))
      : [],
  );

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
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join('src/ui', name));
  const needed = withCompanions(screens.flatMap((file) => antdNamesIn(file)));
  return [...needed].filter((name) => !entryComponents.includes(name)).toSorted();
};
