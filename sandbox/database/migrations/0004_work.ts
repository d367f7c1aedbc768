/** Tasks, tracking steps, documents and files. */
export const work: readonly string[] = [
  `create table task (
    id int generated always as identity primary key,
    customer_id int not null references customer (id) on delete cascade,
    order_id int references customer_order (id),
    service_name text not null,
    status int not null,
    assigned_at timestamptz,
    created_at timestamptz not null,
    completed_date timestamptz,
    created_by int not null
  )`,
  `create table tracking_step (
    id int generated always as identity primary key,
    task_id int not null references task (id) on delete cascade,
    position int not null,
    name text not null,
    status int not null,
    completion_percentage int not null,
    due_date timestamptz
  )`,
  `create table step_log (
    id int generated always as identity primary key,
    step_id int not null references tracking_step (id) on delete cascade,
    status int not null,
    remarks text not null,
    created_at timestamptz not null,
    file_path text
  )`,
  `create table task_document (
    id int generated always as identity primary key,
    task_id int not null references task (id) on delete cascade,
    name text not null
  )`,
  `create table stored_file (
    id int generated always as identity primary key,
    customer_id int not null references customer (id) on delete cascade,
    task_document_id int references task_document (id),
    in_cabinet boolean not null,
    file_name text not null,
    path text not null unique,
    filesize int not null,
    content_type text not null,
    tags text,
    uploaded_by text not null check (uploaded_by in ('User', 'Expert')),
    created_at timestamptz not null
  )`,
  `create table file_chunk (
    path text not null references stored_file (path) on delete cascade,
    position int not null,
    bytes bytea not null,
    primary key (path, position)
  )`,
  `create index task_customer on task (customer_id)`,
  `create index tracking_step_task on tracking_step (task_id, position)`,
  `create index step_log_step on step_log (step_id)`,
  `create index stored_file_customer on stored_file (customer_id)`,
];
