import type { ApiClientSettings } from '../../../src/infrastructure/http/ApiClient';

/** How today's backend is told of its session. */
export const bearer: Pick<ApiClientSettings, 'authorization' | 'credentials'> = {
  authorization: (token) => ({ Authorization: `Bearer ${token}` }),
  credentials: 'omit',
};
