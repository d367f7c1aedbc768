import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { fewAtOnce } from '../http/fewAtOnce';
import { idFrom } from '../http/fields';
import { customerWrite } from '../http/write';
import { ownTask } from '../work/routes';
import { uploadInput, uploadTaskDocument, uploadToCabinet } from './uploads';

const cabinetOf = async (context: SandboxContext, customerId: number): Promise<readonly object[]> => {
  const rows = await context.db
    .selectFrom('stored_file')
    .select(['id', 'file_name', 'filesize', 'path as filepath', 'created_at', 'tags', 'uploaded_by'])
    .where('customer_id', '=', customerId)
    .where('in_cabinet', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows;
};

const documentsOf = async (context: SandboxContext, taskId: number): Promise<readonly object[]> => {
  const documents = await context.db
    .selectFrom('task_document')
    .select(['id', 'name'])
    .where('task_id', '=', taskId)
    .orderBy('id')
    .execute();
  const files = await context.db
    .selectFrom('stored_file')
    .innerJoin('task_document', 'task_document.id', 'stored_file.task_document_id')
    .select(['stored_file.id', 'task_document_id', 'file_name', 'path as filepath', 'created_at'])
    .where('task_document.task_id', '=', taskId)
    .orderBy('stored_file.id')
    .execute();
  return documents.map((document) => ({
    ...document,
    files: files
      .filter((file) => file.task_document_id === document.id)
      .map(({ task_document_id: _document, ...file }) => file),
  }));
};

/** The file cabinet, the documents of a task, and both uploads. */
export const documentRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/user/files', async (c) =>
    c.json({ status: true, data: { data: { data: await cabinetOf(context, c.get('customerId')) } } }),
  );
  app.get('/files/task/:id', async (c) => {
    const taskId = idFrom(c.req.param('id'), 'Task');
    await ownTask(context, taskId, c.get('customerId'));
    return c.json({ status: true, data: await documentsOf(context, taskId) });
  });
  const few = fewAtOnce(context);
  app.post('/user/file-upload', few, customerWrite(context, { read: uploadInput, run: uploadToCabinet }));
  app.post('/user/files/upload', few, customerWrite(context, { read: uploadInput, run: uploadTaskDocument }));
  return app;
};
