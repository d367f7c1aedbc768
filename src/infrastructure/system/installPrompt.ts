/** The browser's event, by which its question can be asked later. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

let kept: InstallPrompt | undefined;

/** Heard on the page, once the question can be asked. */
export const INSTALL_CHANGE = 'portal.install';

export const installPrompt = (): InstallPrompt | undefined => kept;

/** Keeps the browser from offering by itself, which it does at any time; the event comes early and once. */
export const holdInstallPrompt = (): void =>
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    kept = event;
    window.dispatchEvent(new Event(INSTALL_CHANGE));
  });
