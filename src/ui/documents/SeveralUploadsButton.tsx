import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useMemo, useRef } from 'react';
import { LazyPart } from '../kit/LazyPart';
import { texts } from '../texts/texts';
import type { CabinetPage, SeveralUploadsProps } from './CabinetPage';
import { Opening } from './Opening';
import type { SingleUpload } from './SingleUpload';

const pageOf = ({ form, files }: SingleUpload): CabinetPage => ({
  isBusy: () => form.isRunning,
  readAgain: () => void files.reloadQuietly(),
});

interface ButtonProps extends Pick<SeveralUploadsProps, 'presses' | 'dropped'> {
  readonly store: SingleUpload;
  readonly onPress: () => void;
}

/** Opens the dialog for several files; not while one file is sent or the page is about to reload after it. */
export const SeveralUploadsButton = observer(
  ({ store, presses, dropped, onPress }: ButtonProps): ReactElement => {
    const opener = useRef<HTMLButtonElement>(null);
    const page = useMemo(() => pageOf(store), [store]);
    return (
      <>
        <Button ref={opener} disabled={store.isBusy} onClick={onPress}>
          {texts().severalUpload.button}
        </Button>
        {presses > 0 && (
          <LazyPart name="severalUploads" waiting={<Opening />} given={{ page, presses, dropped, opener }} />
        )}
      </>
    );
  },
);
