import { DEMO_NOTIFICATIONS, type DemoNotification } from './demoBelongings';
import { type SeedContext, momentOf } from './seedContext';

type Ids = ReadonlyMap<string, number>;
type Records = { readonly quotations: Ids; readonly tasks: Ids };

const idOf = (about: DemoNotification['about'], { quotations, tasks }: Records): number | null => {
  if (about === undefined) return null;
  if ('id' in about) return about.id;
  const id = 'task' in about ? tasks.get(about.task) : quotations.get(about.quotation);
  if (id === undefined) throw new Error('A notification is about nothing that the demo has.');
  return id;
};

const targetOf = ({ path, about }: DemoNotification, records: Records): object => {
  const id = idOf(about, records);
  return about !== undefined && 'tab' in about
    ? { path: `${path}/${id}`, value: about.tab }
    : { path, value: id };
};

/** Seeds notifications that link to the customer's own records. */
export const seedNotifications = async (context: SeedContext, records: Records): Promise<void> => {
  const rows = DEMO_NOTIFICATIONS.map((item) => ({
    customer_id: context.customerId,
    title: item.title,
    body: item.body,
    url: null,
    img_path: item.image ?? null,
    data: JSON.stringify(targetOf(item, records)),
    created_at: momentOf(context.now, item.ago),
  }));
  await context.trx.insertInto('notification').values(rows).execute();
};
