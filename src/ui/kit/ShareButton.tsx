import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useState } from 'react';
import { type Shared, Sharing } from '../../application/ports/Sharing';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { ExternalLink } from './ExternalLink';

const linesOf = ({ text, address }: Shared): string => (address === undefined ? text : `${text}\n${address}`);

interface CopyProps {
  readonly text: string;
  readonly children: string;
}

/** Puts a text on the clipboard and says whether that worked; nothing where the browser has none. */
export const CopyButton = observer(({ text, children }: CopyProps): ReactElement | null => {
  const sharing = useStore(Sharing);
  const [note, setNote] = useState('');
  const copy = async (): Promise<void> => {
    setNote((await sharing.copy(text)) ? texts().kit.copied : texts().kit.copyFailed);
  };
  if (!sharing.canCopy()) return null;
  return (
    <>
      <Button onClick={() => void copy()}>{children}</Button>
      <span role="status">{note}</span>
    </>
  );
});

/** For a device without a share sheet. */
const OtherWays = observer(({ shared }: ShareProps): ReactElement => (
  <div className="portal-share-ways">
    <ExternalLink href={`https://wa.me/?text=${encodeURIComponent(linesOf(shared))}`}>
      <span>{texts().kit.whatsApp}</span>
    </ExternalLink>
    <CopyButton text={linesOf(shared)}>{texts().kit.copy}</CopyButton>
  </div>
));

interface ShareProps {
  readonly shared: Shared;
}

/** Hands something to others, by the device's share sheet or the ways that are left without one. */
export const ShareButton = observer(({ shared }: ShareProps): ReactElement => {
  const sharing = useStore(Sharing);
  const [isOpen, setIsOpen] = useState(false);
  const share = async (): Promise<void> => {
    if (isOpen) setIsOpen(false);
    else if (!(await sharing.share(shared))) setIsOpen(true);
  };
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => void share()}>
        {texts().kit.share}
      </Button>
      {isOpen && <OtherWays shared={shared} />}
    </>
  );
});
