import { observer } from 'mobx-react-lite';
import {
  CustomerServiceOutlined,
  LogoutOutlined,
  PhoneOutlined,
  ReadOutlined,
  SafetyOutlined,
  StarOutlined,
} from '@ant-design/icons';
import type { ReactElement } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { AppearanceChoice } from '../appearance/AppearanceChoice';
import { ExternalLink } from '../kit/ExternalLink';
import { LanguageChoice } from '../language/LanguageChoice';
import { PartBoundary } from '../kit/PartBoundary';
import { SupportContact } from '../kit/SupportContact';
import { useStore } from '../state/storeContext';
import { lightTexts } from '../texts/lightTexts';
import { texts } from '../texts/texts';
import { marketingPage } from './marketingPage';
import { sidebarItems } from './navigation';
import { NavigationLink } from './NavigationLink';
import { SidebarCustomer } from './SidebarCustomer';
import './sidebar.css';

interface OutwardItem {
  readonly href: string;
  readonly word: string;
  readonly icon: ReactElement;
}

const useOutwardItems = (): readonly OutwardItem[] => {
  const { links, marketing } = useStore(Deployment).configuration;
  const page = (name: Parameters<typeof marketingPage>[1]): string => marketingPage(marketing.origin, name);
  const all: readonly OutwardItem[] = [
    { href: links.bookCall, word: texts().shell.bookCall, icon: <PhoneOutlined aria-hidden /> },
    {
      href: page('contact-us'),
      word: texts().shell.helpAndSupport,
      icon: <CustomerServiceOutlined aria-hidden />,
    },
    { href: page('terms-and-conditions'), word: texts().shell.terms, icon: <ReadOutlined aria-hidden /> },
    { href: page('privacy-policy'), word: texts().shell.privacyPolicy, icon: <SafetyOutlined aria-hidden /> },
    { href: links.rateUs, word: texts().shell.rateUs, icon: <StarOutlined aria-hidden /> },
  ];
  return all.filter(({ href }) => href !== '');
};

export interface SidebarProps {
  readonly onLogOut: () => void;
  /** Called when an internal link is followed, so that a drawer can close. */
  readonly onFollow?: () => void;
}

/** The signed-in customer, the portal's links and Log Out (NAV-16, NAV-17, NAV-21). */
export const Sidebar = observer(({ onLogOut, onFollow }: SidebarProps): ReactElement => {
  const outward = useOutwardItems();
  return (
    <nav className="portal-sidebar" aria-label={texts().shell.sidebar}>
      <PartBoundary>
        <SidebarCustomer />
      </PartBoundary>
      <ul role="list">
        {sidebarItems.map((item) => (
          <li key={item.to}>
            <NavigationLink item={item} className="portal-nav-link" onFollow={onFollow} />
          </li>
        ))}
      </ul>
      <ul role="list" className="portal-sidebar-outward">
        {outward.map(({ href, word, icon }) => (
          <li key={word}>
            <ExternalLink href={href} className="portal-nav-link">
              {icon}
              <span>{word}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
      <SupportContact label={lightTexts().kit.needHelp} />
      <LanguageChoice />
      <AppearanceChoice />
      <button type="button" className="portal-nav-link portal-sidebar-leave" onClick={onLogOut}>
        <LogoutOutlined aria-hidden />
        <span>{texts().shell.logOut}</span>
      </button>
    </nav>
  );
});
