import { ENGLISH } from '../../../domain/language/language';
import { plural } from '../plural';

/** Texts of the page that shows what other apps shared. */
export const share = {
  kept: 'These files stay on this device for an hour at most.',
  sentByPress: 'They are sent only when you press “Send”.',
  list: 'Shared files',
  unread: 'The shared files could not be read from this device.',
  nothing: 'No shared files are waiting here. Share them again from the other app, or upload them here.',
  allSent: 'No more shared files are waiting here.',
  where: (name: string): string => `Where does ${name} belong?`,
  choose: 'Please choose',
  whereMissing: 'Please choose where this file belongs.',
  noPlace: 'No missing document can be this file, and your Filecabinet does not take files of this type.',
  documentOf: (document: string, service: string): string => `${document} for ${service}`,
  documentsFailed: 'The missing documents of your tasks could not all be read.',
  leftOut: plural(ENGLISH, {
    one: '# file could not be kept: at most 100 MB of shared files fit here. Please share it again later.',
    other:
      '# files could not be kept: at most 100 MB of shared files fit here. Please share them again later.',
  }),
  gone: (names: string): string =>
    `No longer kept here: ${names}. Sent or put aside in another tab, or an hour has passed.`,
  sent: (name: string, place: string): string => `${name} was sent to ${place}.`,
  openCabinet: 'Open Filecabinet',
  openTask: (service: string): string => `Open ${service}`,
  send: 'Send',
  putAside: 'Put aside',
  sentElsewhere: plural(ENGLISH, { one: '# shared file was sent.', other: '# shared files were sent.' }),
  notAllSent: plural(ENGLISH, {
    one: '# shared file was not sent. Open “Shared with the portal” in your Filecabinet to see why.',
    other: '# shared files were not sent. Open “Shared with the portal” in your Filecabinet to see why.',
  }),
  left: plural(ENGLISH, {
    one: '# shared file is not sent yet. Open “Shared with the portal” in your Filecabinet to send it.',
    other: '# shared files are not sent yet. Open “Shared with the portal” in your Filecabinet to send them.',
  }),
};
