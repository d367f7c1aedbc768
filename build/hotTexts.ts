import type { Plugin } from 'vite';

const HOLDERS = /src[\\/]ui[\\/]texts[\\/](lightTexts|loading)\.ts$/;

/** Each text is read again as after a switch of the language. */
const SAID_AGAIN = `
import { runInAction as inOneStep } from 'mobx';
const sayAgain = () => inOneStep(() => {
  const spoken = activeLocale();
  setLocale('');
  setLocale(spoken);
});
`;

/**
 * How the modules that import a table take over a changed one, in their own words; a table cannot do so itself, since it would
 * have to import its importer.
 */
const TAKEN_OVER: Readonly<Record<string, string>> = {
  lightTexts: `
import.meta.hot.accept('./en/light.ts', (changed) => {
  if (changed === undefined) return;
  keepLight(ENGLISH, changed.light);
  sayAgain();
});
`,
  loading: `
const tables = ['portal', 'worklist', 'screens'];
import.meta.hot.accept(['./hi/light.ts', './en/portal.ts', './en/worklist.ts', './en/screens.ts', './hi/portal.ts', './hi/worklist.ts', './hi/screens.ts'], ([light, ...changed]) => {
  if (light !== undefined) keepLight(HINDI, light.light);
  changed.forEach((each, place) => {
    if (each !== undefined) keepPortal(place < 3 ? ENGLISH : HINDI, each[tables[place % 3]]);
  });
  sayAgain();
});
`,
};

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
    filter: { id: HOLDERS },
    handler: (code, id) => {
      const holder = HOLDERS.exec(id)?.[1] ?? '';
      return { code: code + SAID_AGAIN + (TAKEN_OVER[holder] ?? ''), map: null };
    },
  },
});
