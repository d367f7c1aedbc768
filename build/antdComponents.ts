/**
 * antd's components by the stylesheet that carries them. Login, Sign Up and the first frame pay for the first list
 * alone; the second comes with the code behind the sign-in. A component that a screen uses must stand in one of them:
 * the build refuses an unlisted one, and tests/tooling/antdStyles.test.ts says which list it belongs to.
 */
export const entryComponents = ['Form', 'Row', 'Col', 'Input', 'Button', 'Alert'] as const;

export const portalComponents = [
  'App',
  'Avatar',
  'Badge',
  'Breadcrumb',
  'Card',
  'Checkbox',
  'Collapse',
  'DatePicker',
  'Descriptions',
  'Divider',
  'Drawer',
  'Dropdown',
  'Empty',
  'Flex',
  'InputNumber',
  'Layout',
  'Menu',
  'Modal',
  'Pagination',
  'Popover',
  'Progress',
  'Radio',
  'Result',
  'Segmented',
  'Select',
  'Skeleton',
  'Space',
  'Spin',
  'Steps',
  'Switch',
  'Table',
  'Tabs',
  'Tag',
  'Timeline',
  'Tooltip',
  'Tree',
  'Typography',
  'Upload',
] as const;
