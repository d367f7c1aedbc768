import type { Plugin } from 'vite';

const TABLES = /src[\\/]ui[\\/]texts[\\/](en|hi)[\\/](?:light|portal)\.ts$/;
const TAGS = { en: 'en-IN', hi: 'hi-IN' } as const;

/** What takes over changed tables; each text is read again as after a switch of the language. */
const takeOver = (language: string): string => `
import { runInAction as inOneStep } from 'mobx';
import { activeLocale, keepLight, setLocale } from '/src/ui/texts/lightTexts.ts';
import { keepPortal } from '/src/ui/texts/texts.ts';
import.meta.hot.accept((changed) => {
  if (changed?.light !== undefined) keepLight('${language}', changed.light);
  if (changed?.portal !== undefined) keepPortal('${language}', changed.portal, changed.antd);
  inOneStep(() => {
    const spoken = activeLocale();
    setLocale('');
    setLocale(spoken);
  });
});
`;

/** For the development server: a changed text is shown where it stands, and the page is not loaded again. */
export const hotTexts = (): Plugin => ({
  name: 'portal:hot-texts',
  apply: 'serve',
  configResolved: ({ configFileDependencies: files }) => {
    // The first frame's words belong to the configuration, and a change of it would begin the server again.
    for (let place = files.length - 1; place >= 0; place -= 1)
      if (files[place]?.includes('/src/ui/texts/') === true) files.splice(place, 1);
  },
  transform: {
    filter: { id: TABLES },
    handler: (code, id) => {
      const tag = TABLES.exec(id)?.[1] === 'hi' ? TAGS.hi : TAGS.en;
      return { code: code + takeOver(tag), map: null };
    },
  },
});
