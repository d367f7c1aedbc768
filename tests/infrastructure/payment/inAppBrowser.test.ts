import { describe, expect, it } from 'vitest';
import { isInAppBrowser } from '../../../src/infrastructure/payment/inAppBrowser';

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; SM-A546E';
const APPLE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

describe('a browser inside an app', () => {
  it.each([
    ['Instagram on Android', `${ANDROID}; wv) ${CHROME} Instagram 337.0.0.35.102 Android`],
    ['Instagram on iOS', `${APPLE} Mobile/15E148 Instagram 337.0.2.24.92 (iPhone14,5; iOS 17_5)`],
    ['Facebook', `${ANDROID}) ${CHROME} [FB_IAB/FB4A;FBAV/470.0.0.0;]`],
    ['Messenger', `${APPLE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/460.0.0.33;]`],
    ['Opera Mini', 'Opera/9.80 (Android; Opera Mini/76.0.2254/191.303; U; en) Presto/2.12.423 Version/12.16'],
    [
      'UC Browser',
      `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 UCBrowser/13.4.0 Mobile Safari/537.36`,
    ],
    ['another app on Android', `${ANDROID}; wv) ${CHROME}`],
    ['another app on iOS', `${APPLE} Mobile/15E148`],
  ])('is %s [AMB-65]', (_name, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(true);
  });

  it.each([
    ['Chrome on Android', `${ANDROID}) ${CHROME}`],
    ['Safari on iOS', `${APPLE} Version/17.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on iOS', `${APPLE} CriOS/126.0.0.0 Mobile/15E148 Safari/604.1`],
    [
      'Samsung Internet',
      `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    ],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
    [
      'Safari on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    ],
    ['nothing that gives a name', ''],
  ])('is not %s [AMB-65]', (_name, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(false);
  });
});
