import type * as t from 'io-ts';
import { vi } from 'vitest';
import type { readConfiguration } from '../../../src/infrastructure/config/readConfiguration';
import type { fetchChallenge } from '../../../src/infrastructure/captcha/altchaChallenge';
import type { httpGateways } from '../httpGateways';
import type { playedProviders } from '../payment/playedProviders';

export interface Adapters {
  readonly httpGateways: typeof httpGateways;
  readonly playedProviders: typeof playedProviders;
  readonly readConfiguration: typeof readConfiguration;
  readonly fetchChallenge: typeof fetchChallenge;
  /** Later imports get the plain adapters again. */
  readonly restore: () => void;
}

type Validate = (value: unknown, context: t.Context) => t.Validation<unknown>;

/** Reads each field of a record before its codec copies the record and reads the copy. */
const touching = <C extends { readonly validate: Validate }>(codec: C, keys: readonly string[]): C => {
  const { validate } = codec;
  const touchFirst: Validate = (value, context) => {
    if (typeof value === 'object' && value !== null) for (const key of keys) Reflect.get(value, key);
    return validate(value, context);
  };
  return Object.assign(codec, { validate: touchFirst });
};

/** The portal's adapters with codecs that read every field from the value that they are given. */
export const adaptersThatTouch = async (): Promise<Adapters> => {
  vi.resetModules();
  vi.doMock('io-ts', async (original) => {
    const plain = await original<typeof t>();
    return {
      ...plain,
      type: <P extends t.Props>(props: P, name?: string) =>
        touching(plain.type(props, name), Object.keys(props)),
      partial: <P extends t.Props>(props: P, name?: string) =>
        touching(plain.partial(props, name), Object.keys(props)),
    };
  });
  const [gateways, providers, configuration, captcha] = await Promise.all([
    import('../httpGateways'),
    import('../payment/playedProviders'),
    import('../../../src/infrastructure/config/readConfiguration'),
    import('../../../src/infrastructure/captcha/altchaChallenge'),
  ]);
  return {
    ...gateways,
    ...providers,
    ...configuration,
    ...captcha,
    restore: () => {
      vi.doUnmock('io-ts');
      vi.resetModules();
    },
  };
};
