import type { Plugin } from 'vite';
import { ENGLISH, HINDI, languages } from '../src/domain/language/language.ts';
import { session as english } from '../src/ui/texts/en/session.ts';
import { session as hindi } from '../src/ui/texts/hi/session.ts';

const SESSION_TEXTS = { [ENGLISH]: english, [HINDI]: hindi };

const FOR_EACH_LANGUAGE = /<!-- each language -->([\s\S]*?)<!-- end -->/g;

/** The page with Login's own words in its first frame, once for each language; a name without a text is an error. */
export const withTexts = (html: string): string =>
  html.replaceAll(FOR_EACH_LANGUAGE, (_, block: string) =>
    languages
      .map((language) => {
        const { step, login, loginLead, brandLine, promises } = SESSION_TEXTS[language];
        const items = promises.map(({ title, text }) => `<li><strong>${title}</strong>${text}</li>`).join('');
        const texts = Object.entries({
          language,
          step: step(1),
          login,
          loginLead,
          brandLine,
          promises: items,
        });
        return block.replaceAll(/%(\w+)%/g, (_name, name: string) => {
          const text = texts.find(([known]) => known === name)?.[1];
          if (text === undefined)
            throw new Error(`index.html asks for %${name}%, which the first frame lacks.`);
          return text;
        });
      })
      .join(''),
  );

/** Writes Login's words into index.html, so that they stand in its first frame and nowhere twice. */
export const frameTexts = (): Plugin => ({
  name: 'portal:frame-texts',
  transformIndexHtml: { order: 'pre', handler: withTexts },
});
