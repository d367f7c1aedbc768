const PREFIX = 'download-';

/** The folder that the browser keeps for this origin, where large downloads are written; it throws where there is none. */
export const downloadFolder = (): Promise<FileSystemDirectoryHandle> => navigator.storage.getDirectory();

/** A name in that folder that no other download has. */
export const newDownloadName = (): string => `${PREFIX}${crypto.randomUUID()}`;

/** Removes the downloads that were last written to that many milliseconds ago or longer. */
export const removeDownloads = async (
  folder: FileSystemDirectoryHandle,
  { olderThanMs }: { readonly olderThanMs: number },
): Promise<void> => {
  for await (const [name, handle] of folder.entries()) {
    if (!name.startsWith(PREFIX) || !(handle instanceof FileSystemFileHandle)) continue;
    const { lastModified } = await handle.getFile();
    // One that another tab is writing stays, and costs the others nothing.
    if (Date.now() - lastModified >= olderThanMs) await folder.removeEntry(name).catch(() => undefined);
  }
};

/** Removes every download of a customer who leaves; one that the browser still holds goes with the next packing. */
export const forgetDownloads = async (): Promise<void> => {
  try {
    await removeDownloads(await downloadFolder(), { olderThanMs: 0 });
  } catch {
    // No such folder: nothing was written to it.
  }
};
