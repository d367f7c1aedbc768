import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { languageNames, languages } from '../../domain/language/language';
import { Message } from '../kit/Message';
import { useStore } from '../state/storeContext';
import { lightTexts } from '../texts/lightTexts';
import { LanguageStore } from './LanguageStore';
import './language.css';

/** The portal's languages, each in its own script (LANG-02); nothing is mounted again when another one is chosen. */
export const LanguageChoice = observer((): ReactElement => {
  const { chosen, choice, hasFailed } = useStore(LanguageStore);
  return (
    <div className="portal-language" role="group" aria-label={lightTexts().language.name}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === chosen}
          onClick={() => void choice.run(language)}
        >
          {languageNames[language]}
        </button>
      ))}
      <output className="portal-visually-hidden">{choice.isRunning && lightTexts().language.loading}</output>
      {hasFailed && (
        <Message kind="error" cause={undefined}>
          {lightTexts().language.failed}
        </Message>
      )}
    </div>
  );
});
