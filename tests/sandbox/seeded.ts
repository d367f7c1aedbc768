import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FOLDER = '.cache/seeded';

const filesOf = (path: string): readonly string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

const INDIA_OFFSET_MS = 19_800_000;

/** The key of a sandbox's seed data: the program, its packages, and the day in India, since seeds count from it. */
const keyOf = (program: string): string => {
  const day = new Date(Date.now() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
  const hash = createHash('sha256').update(day);
  for (const file of [...filesOf(program), 'package-lock.json']) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

const DAY_MS = 86_400_000;

/** PostgreSQL's templates of new databases: two thirds of the thousand files, and no sandbox opens them. */
const TEMPLATES = ['1', '4'];

/**
 * Deletes seed folders older than a day, which take 40 MB each. Other processes may delete them at the same
 * time.
 */
const forgetOld = (): void => {
  for (const name of readdirSync(FOLDER)) {
    const place = join(FOLDER, name);
    const made = statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN;
    if (Date.now() - made > DAY_MS) rmSync(place, { recursive: true, force: true });
  }
};

/** Parallel test processes may make the same folder: the first to finish renames its draft to it. */
const make = async (place: string, start: (directory: string) => Promise<void>): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  forgetOld();
  const draft = mkdtempSync(join(FOLDER, 'draft-'));
  await start(draft);
  for (const number of TEMPLATES)
    rmSync(join(draft, 'database', 'base', number), { recursive: true, force: true });
  try {
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
};

/** Where the data folder is kept that the sandbox's first start creates; nobody may open it there. */
export const seededPlace = async (
  program: string,
  start: (directory: string) => Promise<void>,
): Promise<string> => {
  const place = join(FOLDER, keyOf(program));
  if (!existsSync(place)) await make(place, start);
  return place;
};

/**
 * A copy, for one test, of the data folder that the sandbox's first start creates: creating one takes four
 * seconds of processor time, a copy a tenth of that. `program` is the folder of the code that `start` runs on
 * the folder it gets.
 */
export const seededDirectory = async (
  program: string,
  start: (directory: string) => Promise<void>,
): Promise<string> => {
  const place = await seededPlace(program, start);
  const directory = mkdtempSync(join(tmpdir(), 'portal-sandbox-'));
  cpSync(place, directory, { recursive: true });
  return directory;
};
