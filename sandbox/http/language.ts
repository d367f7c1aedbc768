import type { MiddlewareHandler } from 'hono';
import { languageDetector } from 'hono/language';
import { inHindi } from '../hindi/words';
import type { Call, Environment } from './environment';

const ENGLISH = 'en';
const HINDI = 'hi';

/** Reads the wanted language from `Accept-Language`; English unless Hindi is preferred. */
export const readLanguage: MiddlewareHandler<Environment> = languageDetector({
  supportedLanguages: [ENGLISH, HINDI],
  fallbackLanguage: ENGLISH,
  order: ['header'],
  caches: false,
});

export const wantsHindi = (c: Call): boolean => c.get('language') === HINDI;

/** Names the header that an answer depends on, and the language that it has. */
export const markLanguage = (c: Call): void => {
  c.res.headers.append('vary', 'Accept-Language');
  if (wantsHindi(c)) c.res.headers.set('content-language', HINDI);
};

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('application/json') === true;

/** Answers with the catalogue's words in Hindi where that is wanted; what is stored stays English. */
export const answerLocalized: MiddlewareHandler<Environment> = async (c, next) => {
  await next();
  if (wantsHindi(c) && c.res.ok && isJson(c.res)) {
    const body: unknown = await c.res.json();
    c.res = new Response(JSON.stringify(inHindi(body)), c.res);
  }
  markLanguage(c);
};
