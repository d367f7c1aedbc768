/** Adds a vendor's script to the page; resolves once it has run, and removes it when it fails to load. */
export const addVendorScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script could not be loaded.'));
    });
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
