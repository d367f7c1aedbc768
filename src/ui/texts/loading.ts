import { lazyOnce } from '../../application/waiting/lazyOnce';
import { ENGLISH, HINDI, type Language } from '../../domain/language/language';
import { activeLocale, keepLight, setLocale } from './lightTexts';
import { keepPortal } from './texts';

/** The parts of the texts behind the sign-in: what is around every screen and on the dashboard, what needs the customer, all other screens. */
export type TextFile = 'portal' | 'worklist' | 'screens';

/** Where the texts of a language come from: those of Login and the frame, and those behind the sign-in. */
export type TextSource = Readonly<Record<'light' | TextFile, () => Promise<void>>>;

/** Brings the texts of the language in use: Login's, and each part of those behind the sign-in once it is wanted. */
export class TextLoader {
  private readonly wanted = new Set<TextFile>();

  constructor(private readonly sources: Readonly<Record<Language, TextSource>>) {}

  /** Brings a part in the active language; from now on each switch brings that of its language. */
  load(part: TextFile): Promise<void> {
    this.wanted.add(part);
    return this.sources[activeLocale()][part]();
  }

  /** Speaks another language once its texts are there; rejects and keeps the old one if they cannot be loaded. */
  async switchTo(language: Language): Promise<void> {
    const source = this.sources[language];
    const asked = new Set<keyof TextSource>();
    const bring = async (): Promise<void> => {
      const missing = (['light', ...this.wanted] as const).filter((part) => !asked.has(part));
      if (missing.length === 0) return;
      missing.forEach((part) => asked.add(part));
      await Promise.all(missing.map((part) => source[part]()));
      // What is wanted meanwhile is needed in this language too.
      await bring();
    };
    await bring();
    setLocale(language);
  }
}

/** The portal's own: English comes with the first code, Hindi is fetched by those who read it. */
export const textLoader = new TextLoader({
  [ENGLISH]: {
    light: () => Promise.resolve(),
    portal: lazyOnce(async () => keepPortal(ENGLISH, (await import('./en/portal')).portal)),
    worklist: lazyOnce(async () => keepPortal(ENGLISH, (await import('./en/worklist')).worklist)),
    screens: lazyOnce(async () => keepPortal(ENGLISH, (await import('./en/screens')).screens)),
  },
  [HINDI]: {
    light: lazyOnce(async () => keepLight(HINDI, (await import('./hi/light')).light)),
    portal: lazyOnce(async () => {
      const { portal, antd } = await import('./hi/portal');
      keepPortal(HINDI, portal, antd);
    }),
    worklist: lazyOnce(async () => keepPortal(HINDI, (await import('./hi/worklist')).worklist)),
    screens: lazyOnce(async () => keepPortal(HINDI, (await import('./hi/screens')).screens)),
  },
});
