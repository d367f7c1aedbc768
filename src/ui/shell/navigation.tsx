import {
  CalendarOutlined,
  FileTextOutlined,
  FolderOpenOutlined,
  HomeOutlined,
  UserOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ReactElement } from 'react';
import type { ScreenName } from './routes';
import { screenAt } from './screenAt';

export interface NavigationItem {
  readonly to: string;
  /** Key of its label in the shell's texts. */
  readonly word: 'home' | 'profile' | 'quotation' | 'fileCabinet' | 'deadlines' | 'payments';
  readonly icon: ReactElement;
  /** The screens for which the item is highlighted. */
  readonly screens: readonly ScreenName[];
}

export const homeItem: NavigationItem = {
  to: '/dashboard',
  word: 'home',
  icon: <HomeOutlined aria-hidden />,
  screens: ['dashboard'],
};

export const profileItem: NavigationItem = {
  to: '/profile',
  word: 'profile',
  icon: <UserOutlined aria-hidden />,
  screens: ['profile'],
};

export const quotationItem: NavigationItem = {
  to: '/quotation',
  word: 'quotation',
  icon: <FileTextOutlined aria-hidden />,
  screens: ['quotationList', 'quotation', 'quotationRequest'],
};

export const fileCabinetItem: NavigationItem = {
  to: '/filecabinet',
  word: 'fileCabinet',
  icon: <FolderOpenOutlined aria-hidden />,
  screens: ['fileCabinet'],
};

export const deadlinesItem: NavigationItem = {
  to: '/deadlines',
  word: 'deadlines',
  icon: <CalendarOutlined aria-hidden />,
  screens: ['deadlines'],
};

export const paymentsItem: NavigationItem = {
  to: '/payments',
  word: 'payments',
  icon: <WalletOutlined aria-hidden />,
  screens: ['payments'],
};

/** Whether the item is highlighted for the screen at this path (NAV-24). */
export const isActive = (item: NavigationItem, pathname: string): boolean => {
  const screen = screenAt(pathname);
  return screen !== undefined && item.screens.includes(screen);
};
