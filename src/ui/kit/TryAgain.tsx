import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useState } from 'react';
import { lightTexts } from '../texts/lightTexts';
import { busyIcon } from './busyIcon';

export interface TryAgainProps {
  /** Ends once everything is read, or could not be. */
  readonly onTry: () => Promise<unknown>;
}

/** Try again beside content that stays: it is busy meanwhile, since nothing else may change until the answers come. */
export const TryAgain = observer(({ onTry }: TryAgainProps): ReactElement => {
  const [isTrying, setTrying] = useState(false);
  const press = (): void => {
    setTrying(true);
    void onTry().finally(() => setTrying(false));
  };
  return (
    <Button size="small" loading={busyIcon(isTrying)} onClick={press}>
      {lightTexts().kit.tryAgain}
    </Button>
  );
});
