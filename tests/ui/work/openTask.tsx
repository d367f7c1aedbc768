import { screen } from '@testing-library/react';
import { ViewFile } from '../../../src/application/documents/ViewFile';
import { Sharing } from '../../../src/application/ports/Sharing';
import { SupportChat } from '../../../src/application/ports/SupportChat';
import { FindTaskOrder } from '../../../src/application/transactions/FindTaskOrder';
import { OpenRemark } from '../../../src/application/work/OpenRemark';
import { FindTask } from '../../../src/application/work/FindTask';
import { AnotherPaperStore } from '../../../src/ui/documents/AnotherPaperStore';
import { PapersStore } from '../../../src/ui/documents/PapersStore';
import { TaskDocumentsStore } from '../../../src/ui/documents/TaskDocumentsStore';
import type { UploadPlaces } from '../../../src/ui/documents/UploadPlaces';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { TaskOrderStore } from '../../../src/ui/transactions/TaskOrderStore';
import { TaskScreen } from '../../../src/ui/work/TaskScreen';
import { ExpertFilesStore } from '../../../src/ui/work/ExpertFilesStore';
import { TaskStore } from '../../../src/ui/work/TaskStore';
import type { TaskDetailState } from '../../../src/ui/work/taskDetailLink';
import { userId } from '../../../src/domain/session/user';
import { InMemoryAppBadge } from '../../doubles/InMemoryAppBadge';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import { InMemoryFileCheck } from '../../doubles/InMemoryFileCheck';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemoryOpenedRemarkStorage } from '../../doubles/InMemoryOpenedRemarkStorage';
import { InMemorySharing } from '../../doubles/InMemorySharing';
import { InMemorySupportChat } from '../../doubles/InMemorySupportChat';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { InMemoryUnsentFiles } from '../../doubles/InMemoryUnsentFiles';
import { InMemoryTransactionGateway } from '../../doubles/InMemoryTransactionGateway';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { signedInSession } from '../../doubles/signedInSession';
import { uploadPlaces } from '../../doubles/uploadPlaces';
import { aDocument } from '../../domain/documents/aFile';
import { when } from '../../domain/when';
import { aStep, aTask } from '../../domain/work/aTask';
import { photoStores } from '../documents/openPhotoDialog';
import { renderWith } from '../support/renderWith';
import { expertFilesOver } from './expertFilesOver';

const log = [
  {
    status: 'inProgress',
    remarks: 'Waiting for the bank.',
    createdAt: when('2026-11-03T09:00'),
    filePath: '',
  },
  { status: 'complete', remarks: 'Received.', createdAt: when('2026-11-05T10:00'), filePath: 'steps/1.pdf' },
] as const;

const steps = [
  aStep({
    id: '1',
    name: 'Collection',
    status: 'complete',
    percentage: 40,
    dueDate: when('2026-11-10'),
    log,
  }),
  aStep({ id: '2', name: 'Review', status: 'inProgress', percentage: 30, dueDate: when('2026-11-25') }),
  aStep({ id: '3', name: 'Filing', status: 'notStarted', percentage: 25 }),
  aStep({ id: '4', name: 'Closure', status: 'unknown', percentage: 5 }),
];

const uploadedDocuments = { id: '8', name: 'pan.pdf', path: 'tasks/8.pdf', createdAt: when('2026-11-19') };

export const aWorkplace = () => ({
  work: new InMemoryWorkGateway([aTask()], new Map([['3', steps]])),
  files: new InMemoryFileGateway(
    [],
    [
      aDocument({ id: '20', name: 'PAN card', files: [uploadedDocuments] }),
      aDocument({ id: '21', name: 'Bank statement' }),
      aDocument({ id: '22', name: 'Photo' }),
    ],
  ),
  check: new InMemoryFileCheck(),
  links: new InMemoryDownloadLinks(
    new Map([
      ['tasks/8.pdf', 'https://files.example/8'],
      ['steps/1.pdf', 'https://files.example/log'],
    ]),
  ),
  browser: new InMemoryBrowser(),
  notifier: new InMemoryNotifier(),
  timer: new InMemoryTimer(),
  transactions: new InMemoryTransactionGateway(),
  chat: new InMemorySupportChat(),
  session: signedInSession(),
  sessionEnd: { hasEnded: false },
  sharing: new InMemorySharing(),
  remarks: new InMemoryOpenedRemarkStorage(),
  unsent: new InMemoryUnsentFiles(),
});

export const fromDashboard: TaskDetailState = {
  serviceName: 'GST Filing',
  userId: userId('70'),
  creatorId: '90',
};

/** The places of upload of a session, which each page of a workplace shares. */
const sessions = new WeakMap<InMemoryFileGateway, UploadPlaces>();

const placesOf = ({ files, check }: ReturnType<typeof aWorkplace>): UploadPlaces => {
  const places = sessions.get(files) ?? uploadPlaces(files, check);
  sessions.set(files, places);
  return places;
};

const button = (name: string): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name });

/** Opens a task's page with in-memory data and, by default, the navigation state of the dashboard's link. */
export const openTask = (workplace = aWorkplace(), state: unknown = fromDashboard, at = '/task-detail/3') => {
  const {
    work,
    files,
    check,
    links,
    browser,
    notifier,
    timer,
    transactions,
    chat,
    session,
    sessionEnd,
    sharing,
    remarks,
    unsent,
  } = workplace;
  const places = placesOf(workplace);
  const viewFile = new ViewFile({ links, browser });
  const findTask = new FindTask({ work });
  const documents = new TaskDocumentsStore({
    files,
    check,
    viewFile,
    notifier,
    timer,
    places,
    session,
    sessionEnd,
  });
  const openRemark = new OpenRemark({ storage: remarks, badge: new InMemoryAppBadge() });
  const store = new TaskStore({ findTask, work, viewFile, documents, openRemark, notifier });
  const photos = photoStores();
  const view = renderWith(<TaskScreen />, {
    stores: new Map<StoreKey<unknown>, unknown>([
      [TaskStore, store],
      ...photos.stores,
      [SupportChat, chat],
      [Sharing, sharing],
      [PapersStore, new PapersStore({ places, unsent, notifier, session })],
      [AnotherPaperStore, new AnotherPaperStore({ places, unsent, notifier, session })],
      [ExpertFilesStore, expertFilesOver({ links, browser, notifier, sharing })],
      [TaskOrderStore, new TaskOrderStore({ find: new FindTaskOrder({ findTask, transactions }) })],
    ]),
    at,
    path: '/task-detail/:taskId',
    state,
  });
  const press = (name: string): Promise<void> => view.user.click(button(name));
  const openTab = async (name: string): Promise<void> =>
    view.user.click(await screen.findByRole('tab', { name }));
  return { ...view, ...workplace, places, photos: photos.double, store, button, press, openTab };
};
