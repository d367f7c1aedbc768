/** Adds a vendor's script to the page; resolves when it has run, and takes it away again where it does not come. */
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
