import { makeAutoObservable, observableRef } from 'mobx';
import type { DeadlineChoiceStorage } from '../../application/ports/DeadlineChoiceStorage';
import type { Notifier } from '../../application/ports/Notifier';
import {
  answered,
  type DeadlineChoice,
  type DeadlineView,
  putAside,
  takenBack,
} from '../../domain/deadlines/choice';
import type { Alternative, StatutoryRule } from '../../domain/deadlines/rule';
import type { StatutoryDate } from '../../domain/deadlines/statutoryDates';
import { texts } from '../texts/texts';

interface KeptChoiceDependencies {
  readonly choices: DeadlineChoiceStorage;
  readonly notifier: Notifier;
}

/** What the customer has chosen on this device, and how to take the last choice back (DUE-04). */
export class KeptChoice {
  /** The date whose rule was put aside last, as long as one press takes it back. */
  undoable: StatutoryDate | undefined = undefined;
  private choice: DeadlineChoice;

  constructor(private readonly deps: KeptChoiceDependencies) {
    this.choice = deps.choices.choice();
    makeAutoObservable<this, 'deps' | 'choice'>(
      this,
      { deps: false, choice: observableRef, undoable: observableRef, isPutAside: false },
      { autoBind: true },
    );
  }

  get view(): DeadlineView {
    return this.choice.view;
  }

  get notForMe(): DeadlineChoice['notForMe'] {
    return this.choice.notForMe;
  }

  get answers(): DeadlineChoice['answers'] {
    return this.choice.answers;
  }

  /** Answers the question of an alternative, for as long as the customer is signed in on this device (DUE-12). */
  answer(alternative: Alternative, answer: string): void {
    this.keep((choice) => answered(choice, alternative.id, answer));
  }

  isPutAside(rule: StatutoryRule): boolean {
    return this.choice.notForMe.includes(rule.id);
  }

  /** Takes over what another tab has changed. */
  readAgain(): void {
    this.choice = this.deps.choices.choice();
  }

  rememberView(view: DeadlineView): void {
    if (view !== this.choice.view) this.keep((choice) => ({ ...choice, view }));
  }

  /** Puts the rule of a date aside, or takes it back. */
  toggleNotForMe(date: StatutoryDate): void {
    if (this.isPutAside(date.rule)) {
      this.showAgain(date.rule);
      return;
    }
    this.keep((choice) => putAside(choice, date.rule.id));
    this.undoable = date;
  }

  showAgain(rule: StatutoryRule): void {
    this.undoable = undefined;
    this.keep((choice) => takenBack(choice, rule.id));
    this.deps.notifier.success(texts().deadline.takenBack(rule.form));
  }

  forgetUndo(): void {
    this.undoable = undefined;
  }

  /** Changes what is kept now: another tab may have changed it since this one read it. */
  private keep(change: (kept: DeadlineChoice) => DeadlineChoice): void {
    this.choice = change(this.deps.choices.choice());
    this.deps.choices.keep(this.choice);
  }
}
