import type { Conversation } from './conversation.ts';
import { isNode, nodeAt } from './theDocument.ts';

/** What the server of the page has: the configuration, and what it names. */
export const readPortal = async (talk: Conversation, isNamed: boolean): Promise<void> => {
  const { portal } = talk.places;
  const beside = ['getPortalConfig', 'listRecentBlogs', 'getDeadlines', 'getCaptchaChallenge'];
  if (!isNamed && !(await servesPortal(portal))) {
    for (const id of beside)
      talk.skip(id, `${portal.origin} serves no portal: name the address that does with --portal`);
    return;
  }
  const configuration = await talk.ask({ id: 'getPortalConfig' });
  if (isNode(configuration)) talk.configuration = configuration;
  await talk.ask({ id: 'listRecentBlogs', query: { page: '1', limit: '4' } });
  if (talk.configuration['deadlines'] === null) talk.skip('getDeadlines', 'the portal has no such table');
  else await talk.ask({ id: 'getDeadlines' });
  if (nodeAt(talk.configuration, 'captcha')['provider'] === 'altcha')
    await talk.ask({ id: 'getCaptchaChallenge' });
  else talk.skip('getCaptchaChallenge', 'the portal has another captcha');
};

const servesPortal = async (portal: URL): Promise<boolean> => {
  try {
    const response = await fetch(new URL('/portal.config.json', portal), { redirect: 'manual' });
    return response.ok && (response.headers.get('content-type') ?? '').includes('json');
  } catch {
    return false;
  }
};
