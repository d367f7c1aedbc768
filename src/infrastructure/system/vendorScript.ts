/** How long a script may take, so that a line on which it hangs does not hold the customer up for ever. */
const SCRIPT_LIMIT_MS = 20_000;

/** Adds a vendor's script to the page; resolves once it has run, and removes it when it fails to load within twenty seconds. */
export const addVendorScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      clearTimeout(limit);
      script.remove();
      reject(new Error('The script could not be loaded.'));
    };
    const limit = setTimeout(fail, SCRIPT_LIMIT_MS);
    script.addEventListener('load', () => {
      clearTimeout(limit);
      resolve();
    });
    script.addEventListener('error', fail);
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
