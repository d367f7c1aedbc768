import {
  CalendarOutlined,
  FileTextOutlined,
  FolderOpenOutlined,
  HomeOutlined,
  UserOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ReactElement } from 'react';
import { texts } from '../texts/texts';
import type { ScreenName } from './routes';
import { screenAt } from './screenAt';

export interface NavigationItem {
  readonly to: string;
  readonly label: () => string;
  readonly icon: ReactElement;
  /** The screens for which the item is highlighted. */
  readonly screens: readonly ScreenName[];
}

const homeItem: NavigationItem = {
  to: '/dashboard',
  label: () => texts().shell.home,
  icon: <HomeOutlined aria-hidden />,
  screens: ['dashboard'],
};

const profileItem: NavigationItem = {
  to: '/profile',
  label: () => texts().shell.profile,
  icon: <UserOutlined aria-hidden />,
  screens: ['profile'],
};

const quotationItem: NavigationItem = {
  to: '/quotation',
  label: () => texts().shell.quotation,
  icon: <FileTextOutlined aria-hidden />,
  screens: ['quotationList', 'quotation', 'quotationRequest'],
};

const fileCabinetItem: NavigationItem = {
  to: '/filecabinet',
  label: () => texts().shell.fileCabinet,
  icon: <FolderOpenOutlined aria-hidden />,
  screens: ['fileCabinet'],
};

const deadlinesItem: NavigationItem = {
  to: '/deadlines',
  label: () => texts().shell.deadlines,
  icon: <CalendarOutlined aria-hidden />,
  screens: ['deadlines'],
};

const paymentsItem: NavigationItem = {
  to: '/payments',
  label: () => texts().shell.payments,
  icon: <WalletOutlined aria-hidden />,
  screens: ['payments'],
};

/** The links of the sidebar, in its order */
export const sidebarItems = [
  homeItem,
  profileItem,
  quotationItem,
  fileCabinetItem,
  deadlinesItem,
  paymentsItem,
];

/** Those of them that a phone shows at the bottom. */
export const bottomItems = [homeItem, quotationItem, fileCabinetItem, profileItem];

/** Whether the item is highlighted for the screen at this path (NAV-24). */
export const isActive = (item: NavigationItem, pathname: string): boolean => {
  const screen = screenAt(pathname);
  return screen !== undefined && item.screens.includes(screen);
};
