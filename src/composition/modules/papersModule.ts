import * as ports from '../../application/ports';
import { AnotherPaperStore } from '../../ui/documents/AnotherPaperStore';
import { PapersStore } from '../../ui/documents/PapersStore';
import { UploadPlaces } from '../../ui/documents/UploadPlaces';
import { featureModule } from '../featureModule';
/** The dialogs of a task's papers. */
export const papersModule = featureModule(({ bindScreenStore }) => {
  bindScreenStore(AnotherPaperStore, {
    places: UploadPlaces,
    unsent: ports.UnsentFiles,
    notifier: ports.Notifier,
    session: ports.SessionStorage,
  });
  bindScreenStore(PapersStore, {
    places: UploadPlaces,
    unsent: ports.UnsentFiles,
    notifier: ports.Notifier,
    session: ports.SessionStorage,
  });
});
