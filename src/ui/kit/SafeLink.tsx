import { observer } from 'mobx-react-lite';
import { isNone } from 'fp-ts/Option';
import type { ReactElement, ReactNode } from 'react';
import { texts } from '../texts/texts';
import { safeAddress } from './safeAddress';

export interface SafeLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link from the server, in a tab of its own; only its text unless the address is http, https or a path of the portal. */
export const SafeLink = observer(({ href, children, className }: SafeLinkProps): ReactElement => {
  const address = safeAddress(href);
  if (isNone(address)) return <span className={className}>{children}</span>;
  return (
    <a
      href={address.value}
      className={className}
      target="_blank"
      rel="noopener noreferrer"
      title={texts().kit.opensInNewTab}
    >
      {children}
    </a>
  );
});
