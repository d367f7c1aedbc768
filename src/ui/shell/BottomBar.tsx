import { observer } from 'mobx-react-lite';
import { EllipsisOutlined } from '@ant-design/icons';
import type { ReactElement } from 'react';
import { texts } from '../texts/texts';
import { bottomItems } from './navigation';
import { NavigationLink } from './NavigationLink';
import './bottomBar.css';

/** The phone navigation: four screens, and the rest of the sidebar behind More. */
export const BottomBar = observer(({ onMore }: { readonly onMore: () => void }): ReactElement => (
  <nav className="portal-bottom-bar" aria-label={texts().shell.shortcuts}>
    {bottomItems.map((item) => (
      <NavigationLink key={item.to} item={item} className="portal-bottom-link" />
    ))}
    <button type="button" className="portal-bottom-link" onClick={onMore}>
      <EllipsisOutlined aria-hidden />
      <span>{texts().shell.more}</span>
    </button>
  </nav>
));
