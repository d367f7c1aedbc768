import { ENGLISH } from '../../../domain/language/language';
import { plural } from '../plural';

/** Texts of the files that are sent for a task as a whole. */
export const papers = {
  add: 'Add papers',
  lead: 'Choose or photograph several papers. Then say which is which.',
  which: (name: string): string => `Which document is ${name}?`,
  choose: 'Which document is this?',
  asked: 'Which one?',
  ready: 'Ready',
  noneLeft: 'No document left',
  sentAs: (document: string): string => `Sent as ${document}.`,
  twoForOne: (document: string): string =>
    `Another file is chosen for ${document}, which takes one file. Choose another document for one of them or remove it.`,
  pagesOfOne: 'Are they pages of one paper?',
  onePdf: (photos: number): string => `Make one PDF from ${photos} photos`,
  hasFile: (document: string): string => `${document} is already uploaded. Choose another document.`,
  noneLeftFor: plural(ENGLISH, {
    one: 'No document is left for # file. It is not sent.',
    other: 'No document is left for # files. They are not sent.',
  }),
  noneLeftWay: 'Every document of this task has a file. Remove this one, or send it by “Send another paper”.',
  done: plural(ENGLISH, { one: '# file uploaded.', other: '# files uploaded.' }),
  askedFor: plural(ENGLISH, {
    one: 'Please say which document # file is. It is not sent before that.',
    other: 'Please say which documents # files are. They are not sent before that.',
  }),
  still: plural(ENGLISH, {
    one: '# file in “Add papers” is not sent yet.',
    other: '# files in “Add papers” are not sent yet.',
  }),
  left: plural(ENGLISH, {
    one: '# file for your task is not sent yet. Open “Add papers” there to send it.',
    other: '# files for your task are not sent yet. Open “Add papers” there to send them.',
  }),
  stopLead: 'Files that were already sent stay with the task. The others wait here.',
  another: 'Send another paper',
  anotherLead:
    'For a paper that this task does not ask for. It goes to your Filecabinet; then you tell our expert which task it is for.',
  anotherChoose: 'Choose a file',
  anotherDrop: 'Drag a file here or choose one from your device.',
  send: 'Send',
  anotherSent: (name: string): string =>
    `${name} is in your Filecabinet. Our expert does not know yet that it is for this task: please send this message.`,
  anotherSentElsewhere: (name: string): string =>
    `${name} is in your Filecabinet. Please tell our expert by “Chat with Expert” which task it is for.`,
  anotherLeft: (name: string): string =>
    `${name} is not sent yet. Open “Send another paper” at your task to send it.`,
  message: 'Message to our expert',
  taskNumber: (task: string, order: string): string =>
    order === '' ? `task ${task}` : `task ${task}, order ${order}`,
  messageLine: (file: string, service: string, numbers: string): string =>
    `I have put another paper for ${service} (${numbers}) into my Filecabinet: ${file}`,
  tell: 'Tell our expert',
  copyFirst: 'Copy the message first: “Tell our expert” opens our contact page, which does not have it.',
  copy: 'Copy message',
};
