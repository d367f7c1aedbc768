import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { appearances } from '../../domain/appearance/appearance';
import { ChoiceGroup } from '../kit/ChoiceGroup';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { AppearanceStore } from './AppearanceStore';

/** Light, dark, or as the device (LOOK-01). */
export const AppearanceChoice = observer((): ReactElement => {
  const store = useStore(AppearanceStore);
  const { appearance: label, appearances: words } = texts().shell;
  return (
    <ChoiceGroup
      label={label}
      choices={appearances.map((value) => ({ value, label: words[value] }))}
      chosen={store.chosen}
      onChoose={(appearance) => store.choose(appearance)}
    />
  );
});
