const STYLES_LOST = /^Unable to preload CSS for (\S+)$/;

const lost = new Set<string>();

/**
 * Keeps the address of a style sheet that could not be loaded. The bundler asks for each only once, so that the code
 * imported again would show without its styles.
 */
export const rememberLostStyles = (reason: unknown): void => {
  const address = reason instanceof Error ? STYLES_LOST.exec(reason.message)?.[1] : undefined;
  if (address !== undefined) lost.add(address);
};

const loaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () =>
      reject(new Error(`Unable to preload CSS for ${link.getAttribute('href')}`)),
    );
    document.head.append(link);
  });

const loadAgain = async (address: string): Promise<void> => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  try {
    await loaded(link);
    lost.delete(address);
  } catch (fault) {
    link.remove();
    throw fault;
  }
};

/** Asks again for the style sheets that were lost, before their code is; rejects while one is still missing. */
export const afterLostStyles = <Code>(load: () => Promise<Code>): Promise<Code> =>
  lost.size === 0 ? load() : Promise.all([...lost].map(loadAgain)).then(() => load());
