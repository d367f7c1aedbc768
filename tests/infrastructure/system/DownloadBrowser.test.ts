import { expect, it } from 'vitest';
import { DownloadBrowser } from '../../../src/infrastructure/system/DownloadBrowser';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';

const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const warn = (event: Event): void => event.preventDefault();

it('a download lets no page ask whether to leave; a later close asks, as after an address that is refused', () => {
  const browser = new InMemoryBrowser();
  const downloads = new DownloadBrowser({ browser });
  window.addEventListener('beforeunload', warn);
  expect(downloads.leaveFor('https://files.example/notice.pdf')).toBe(true);
  expect([asks(), asks()]).toEqual([false, true]);
  expect(downloads.leaveFor('javascript:alert(1)')).toBe(false);
  expect([asks(), browser.left]).toEqual([true, ['https://files.example/notice.pdf']]);
  window.removeEventListener('beforeunload', warn);
});
