import { observer } from 'mobx-react-lite';
import { CloseOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import type { ReactElement } from 'react';
import { useCloseRequest } from '../kit/useCloseRequest';
import { shellTexts } from '../texts/shellTexts';
import { Sidebar } from './Sidebar';

export interface SidebarDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
}

/** The sidebar as a drawer on narrow windows; Esc and a phone's Back close it. */
export const SidebarDrawer = observer(({ open, onClose, onLogOut }: SidebarDrawerProps): ReactElement => {
  const keyboard = useCloseRequest(open, onClose);
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
});
