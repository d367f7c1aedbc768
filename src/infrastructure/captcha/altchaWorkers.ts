import argonWorker from 'altcha/workers/argon2id?url&no-inline';
import pbkdfWorker from 'altcha/workers/pbkdf2?url&no-inline';
import scryptWorker from 'altcha/workers/scrypt?url&no-inline';
import shaWorker from 'altcha/workers/sha?url&no-inline';
import { MissingCode } from '../system/MissingCode';
import type { AltchaChallenge } from './altchaChallenge';

const MOST_WORKERS = 4;

const addressFor = (algorithm: string): string => {
  if (algorithm.startsWith('PBKDF2/')) return pbkdfWorker;
  if (algorithm === 'SCRYPT') return scryptWorker;
  return algorithm === 'ARGON2ID' ? argonWorker : shaWorker;
};

const isSolution = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !('error' in value);

const areAllMissing = (fault: unknown): boolean =>
  fault instanceof AggregateError && fault.errors.every((each) => each instanceof MissingCode);

const solutionOf = (worker: Worker): Promise<unknown> =>
  new Promise((resolve, reject) => {
    worker.addEventListener('error', () => reject(new MissingCode('The worker could not be loaded.')));
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isSolution(data)) resolve(data);
      else reject(new Error('No solution.'));
    });
  });

/**
 * Solves a challenge on ALTCHA's own workers, which are files of this portal, each with its share of the
 * numbers; the first solution wins.
 */
export const solveInWorkers = async (challenge: AltchaChallenge, signal: AbortSignal): Promise<unknown> => {
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1));
  const workers = Array.from({ length: count }, () => new Worker(addressFor(challenge.algorithm)));
  const stop = (): void => {
    for (const worker of workers) worker.terminate();
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    const solutions = workers.map(solutionOf);
    workers.forEach((worker, index) => {
      const share = { counterStart: index, counterStep: count };
      worker.postMessage({ type: 'work', challenge: challenge.asReceived, ...share }, []);
    });
    return await Promise.any(solutions);
  } catch (fault) {
    throw areAllMissing(fault) ? new MissingCode('No worker could be loaded.') : fault;
  } finally {
    stop();
  }
};
