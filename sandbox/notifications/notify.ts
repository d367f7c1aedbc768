import type { Db } from '../context';

export type NewNotification = {
  readonly customerId: number;
  readonly title: string;
  readonly body: string;
  /** A path within the portal or a web address; null for none. */
  readonly url: string | null;
  readonly path: string;
  readonly value: string | number | null;
  readonly at: Date;
};

/** Creates a notification for a customer. */
export const notify = async (db: Db, news: NewNotification): Promise<void> => {
  await db
    .insertInto('notification')
    .values({
      customer_id: news.customerId,
      title: news.title,
      body: news.body,
      url: news.url,
      data: JSON.stringify({ path: news.path, value: news.value }),
      created_at: news.at,
    })
    .execute();
};
