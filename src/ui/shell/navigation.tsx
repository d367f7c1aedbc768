import { FileTextOutlined, FolderOpenOutlined, HomeOutlined, UserOutlined } from '@ant-design/icons';
import type { ReactElement } from 'react';
import { shellTexts } from '../texts/shellTexts';
import { type ScreenName, screenAt } from './routes';

export interface NavigationItem {
  readonly to: string;
  readonly word: string;
  readonly icon: ReactElement;
  /** The screens for which the item is marked. */
  readonly screens: readonly ScreenName[];
}

export const homeItem: NavigationItem = {
  to: '/dashboard',
  word: shellTexts.home,
  icon: <HomeOutlined aria-hidden />,
  screens: ['dashboard'],
};

export const profileItem: NavigationItem = {
  to: '/profile',
  word: shellTexts.profile,
  icon: <UserOutlined aria-hidden />,
  screens: ['profile'],
};

export const quotationItem: NavigationItem = {
  to: '/quotation',
  word: shellTexts.quotation,
  icon: <FileTextOutlined aria-hidden />,
  screens: ['quotationList', 'quotation', 'quotationRequest'],
};

export const fileCabinetItem: NavigationItem = {
  to: '/filecabinet',
  word: shellTexts.fileCabinet,
  icon: <FolderOpenOutlined aria-hidden />,
  screens: ['fileCabinet'],
};

/** Whether the item is the one of the screen at this path. */
export const isMarked = (item: NavigationItem, pathname: string): boolean => {
  const screen = screenAt(pathname);
  return screen !== undefined && item.screens.includes(screen);
};
