import type { GeneratedAlways } from 'kysely';
import type { Instant, OptionalInstant, OptionalText } from './columns';

export type TaskTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  order_id: number | null;
  service_name: string;
  status: number;
  assigned_at: OptionalInstant;
  created_at: Instant;
  completed_date: OptionalInstant;
  created_by: number;
};

export type TrackingStepTable = {
  id: GeneratedAlways<number>;
  task_id: number;
  position: number;
  name: string;
  status: number;
  completion_percentage: number;
  due_date: OptionalInstant;
};

export type StepLogTable = {
  id: GeneratedAlways<number>;
  step_id: number;
  status: number;
  remarks: string;
  created_at: Instant;
  file_path: OptionalText;
};

export type TaskDocumentTable = { id: GeneratedAlways<number>; task_id: number; name: string };

export type StoredFileTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  task_document_id: number | null;
  /** Shown in the file cabinet. */
  in_cabinet: boolean;
  file_name: string;
  path: string;
  filesize: number;
  content_type: string;
  tags: OptionalText;
  uploaded_by: 'User' | 'Expert';
  created_at: Instant;
};

export type FileChunkTable = { path: string; position: number; bytes: Uint8Array };
