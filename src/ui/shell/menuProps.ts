/** What the menu's drawer is given; apart from its code, which comes later. */
export interface MenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
}
