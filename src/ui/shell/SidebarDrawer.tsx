import { observer } from 'mobx-react-lite';
import { CloseOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import { type ReactElement, useState } from 'react';
import { useCloseRequest } from '../kit/useCloseRequest';
import { shellTexts } from '../texts/shellTexts';
import { Sidebar } from './Sidebar';

export interface SidebarDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
}

/** The sidebar as a drawer on narrow windows; Esc and a phone's Back close it. */
export const SidebarDrawer = observer(
  ({ open, onClose, onLogOut }: SidebarDrawerProps): ReactElement | null => {
    const keyboard = useCloseRequest(open, onClose);
    const [wasOpened, setOpened] = useState(open);
    if (open && !wasOpened) setOpened(true);
    // Its mount renders again at once, and would make React run all effects of the first screen in one piece.
    if (!wasOpened) return null;
    return (
      <Drawer
        keyboard={keyboard}
        open={open}
        onClose={onClose}
        placement="left"
        size={288}
        closable={{ placement: 'end', 'aria-label': shellTexts.closeMenu }}
        closeIcon={<CloseOutlined aria-hidden />}
        title={shellTexts.menu}
        classNames={{ body: 'portal-drawer-body' }}
        destroyOnHidden
      >
        <Sidebar onLogOut={onLogOut} onFollow={onClose} />
      </Drawer>
    );
  },
);
