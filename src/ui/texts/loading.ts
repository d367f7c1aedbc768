import { lazyOnce } from '../../application/waiting/lazyOnce';
import { ENGLISH, HINDI, type Language } from '../../domain/language/language';
import { activeLocale, keepLight, setLocale } from './lightTexts';
import { keepPortal } from './texts';

/** Where the texts of a language come from: those of Login and the frame, and those behind the sign-in. */
export interface TextSource {
  readonly light: () => Promise<void>;
  readonly portal: () => Promise<void>;
}

/** Brings the texts of the language in use: Login's, and once the signed-in code is wanted, its own too. */
export class TextLoader {
  private isPortalWanted = false;

  constructor(private readonly sources: Readonly<Record<Language, TextSource>>) {}

  /** Brings the texts behind the sign-in in the active language; from now on each switch brings those of its language. */
  loadPortal(): Promise<void> {
    this.isPortalWanted = true;
    return this.sources[activeLocale()].portal();
  }

  /** Speaks another language once its texts are there; rejects and keeps the old one if they cannot be loaded. */
  async switchTo(language: Language): Promise<void> {
    const { light, portal } = this.sources[language];
    await Promise.all([light(), this.isPortalWanted ? portal() : undefined]);
    // A sign-in meanwhile needs its own texts too.
    if (this.isPortalWanted) await portal();
    setLocale(language);
  }
}

/** The portal's own: English comes with the first code, Hindi is fetched by those who read it. */
export const textLoader = new TextLoader({
  [ENGLISH]: {
    light: () => Promise.resolve(),
    portal: lazyOnce(async () => keepPortal(ENGLISH, (await import('./en/portal')).portal)),
  },
  [HINDI]: {
    light: lazyOnce(async () => keepLight(HINDI, (await import('./hi/light')).light)),
    portal: lazyOnce(async () => {
      const { portal, antd } = await import('./hi/portal');
      keepPortal(HINDI, portal, antd);
    }),
  },
});
