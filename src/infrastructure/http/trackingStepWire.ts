import * as t from 'io-ts';
import { readWhen } from '../../domain/dates/readWhen';
import { wholeDay } from '../../domain/dates/wholeDay';
import { percentageFromWire } from '../../domain/work/percent';
import { stepStatusFromCode } from '../../domain/work/stepStatus';
import type { StepLog, TrackingStep } from '../../domain/work/trackingStep';
import { wireId, wireListOf, wireText } from '../wire/wireCodecs';

const stepLogWire = t.type({
  status: wireText,
  remarks: wireText,
  created_at: wireText,
  file_path: wireText,
});

/**
 * A step as GET /tracking-status-by-taskid/{taskId} sends it; its log is a list or JSON text (TASK-02,
 * TASK-15).
 */
export const trackingStepWire = t.type({
  id: wireId,
  name: wireText,
  status: wireText,
  completion_percentage: wireText,
  due_date: wireText,
  status_log: wireListOf(stepLogWire),
});

const toStepLog = (wire: t.TypeOf<typeof stepLogWire>): StepLog => ({
  status: stepStatusFromCode(wire.status),
  remarks: wire.remarks,
  createdAt: readWhen(wire.created_at),
  filePath: wire.file_path.trim(),
});

export const toTrackingStep = (wire: t.TypeOf<typeof trackingStepWire>): TrackingStep => ({
  id: wire.id,
  name: wire.name.trim(),
  status: stepStatusFromCode(wire.status),
  percentage: percentageFromWire(wire.completion_percentage),
  dueDate: wholeDay(readWhen(wire.due_date)),
  log: wire.status_log.map(toStepLog),
});
