import { observer } from 'mobx-react-lite';
import { Button } from 'antd';
import type { ReactElement } from 'react';
import { texts } from '../texts/texts';

/** The place of Pay now while its code is loading. */
export const PayNowWaiting = observer((): ReactElement => (
  <Button type="primary" disabled>
    {texts().transaction.payNow}
  </Button>
));
