import type { AnswerStorage } from '../../application/ports/AnswerStorage';
import type { SubServiceId } from '../../domain/catalogue/service';
import type { Answer, Answers } from '../../domain/pricing/question';
import { fromJsonText } from '../wire/wireCodecs';
import { SafeStorage } from './SafeStorage';

const keyOf = (subServiceId: SubServiceId): string => `portal.answers.${subServiceId}`;

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' || (Array.isArray(value) && value.every((part) => typeof part === 'string'));

const isEntry = (entry: unknown): entry is readonly [string, Answer] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && isAnswer(entry[1]);

/** Session storage below `portal.answers.`; when storage fails, only a reload loses the answers. */
export class BrowserAnswerStorage implements AnswerStorage {
  private readonly tab = new SafeStorage(() => window.sessionStorage);

  answersOf(subServiceId: SubServiceId): Answers {
    const entries = fromJsonText(this.tab.read(keyOf(subServiceId)));
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  }

  keep(subServiceId: SubServiceId, answers: Answers): void {
    this.tab.write(keyOf(subServiceId), JSON.stringify([...answers]));
  }

  forget(subServiceId: SubServiceId): void {
    this.tab.remove(keyOf(subServiceId));
  }
}
