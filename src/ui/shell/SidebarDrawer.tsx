import { observer } from 'mobx-react-lite';
import { CloseOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import { type ReactElement, useState } from 'react';
import { usePageBehind } from '../kit/pageBehind';
import { useCloseRequest } from '../kit/useCloseRequest';
import { texts } from '../texts/texts';
import type { MenuProps } from './menuProps';
import { Sidebar } from './Sidebar';

/** The sidebar as a drawer on narrow windows; Esc and a phone's Back close it. */
export const SidebarDrawer = observer(({ open, onClose, onLogOut }: MenuProps): ReactElement => {
  const keyboard = useCloseRequest(open, onClose);
  const [title, setTitle] = useState<HTMLHeadingElement | null>(null);
  usePageBehind(open, title);
  return (
    <Drawer
      keyboard={keyboard}
      open={open}
      onClose={onClose}
      // antd gives the focus to the drawer itself, which says nothing.
      afterOpenChange={(isOpen) => {
        if (isOpen) title?.focus({ preventScroll: true });
      }}
      placement="left"
      size={288}
      closable={{ placement: 'end', 'aria-label': texts().shell.closeMenu }}
      closeIcon={<CloseOutlined aria-hidden />}
      title={
        <h2 ref={setTitle} tabIndex={-1} className="portal-dialog-title">
          {texts().shell.menu}
        </h2>
      }
      classNames={{ body: 'portal-drawer-body' }}
      destroyOnHidden
    >
      <Sidebar onLogOut={onLogOut} onFollow={onClose} />
    </Drawer>
  );
});
