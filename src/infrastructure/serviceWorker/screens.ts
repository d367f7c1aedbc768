import { NetworkOnly } from 'workbox-strategies';
import { inLightPath, keepPage, PAGE } from './keptCaches';
import { NETWORK_TIMEOUT_SECONDS } from './networkTimeout';

const POLICY = 'content-security-policy';

/** Keeps the headers of the page that has come, where a new configuration has changed them and the page is the same. */
const keepHeaders = async (page: Response): Promise<void> => {
  const kept = await inLightPath(PAGE);
  if (kept === undefined || !page.ok || page.headers.get(POLICY) === kept.headers.get(POLICY)) return;
  const copy = page.clone();
  if ((await page.text()) === (await kept.text())) await keepPage(copy);
};

/**
 * A screen as the server has it now, so that the page is of the same release as the files that it asks for; the kept page
 * where there is no connection, or a very slow one (LINE-03). No address of a screen is kept.
 */
export const screens = new NetworkOnly({
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [
    {
      fetchDidSucceed: ({ response, event }) => {
        event.waitUntil(keepHeaders(response.clone()));
        return Promise.resolve(response);
      },
      handlerDidError: () => inLightPath(PAGE),
    },
  ],
});
