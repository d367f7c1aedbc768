import { isRight } from 'fp-ts/Either';
import { ApplyCoupon } from '../../../src/application/cart/ApplyCoupon';
import { SendSubmission } from '../../../src/application/catalogue/SendSubmission';
import { AskPrice } from '../../../src/application/pricing/AskPrice';
import { lineOf, type Submission } from '../../../src/domain/catalogue/proceed';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { aSubService } from '../../domain/catalogue/aService';
import { aQuestion, answersOf } from '../../domain/pricing/aQuestion';
import type { Action } from './action';
import type { Office } from './office';
import type { Random } from './random';

/** Choosing services; what was asked for and not answered is asked for again. */
export class Purchases {
  readonly wrong: string[] = [];
  private readonly submit: SendSubmission;
  /** How often each submission was made that failed as far as the customer was told. */
  private readonly made = new Map<string, number>();

  constructor(
    private readonly random: Random,
    private readonly office: Office,
  ) {
    const { lines, analytics, checkout } = office;
    this.submit = new SendSubmission({ submissions: lines.submissions, analytics, keys: checkout.keys });
  }

  offered(): Readonly<Record<string, Action>> {
    const { random } = this;
    const { lines } = this.office;
    const service = aSubService({ id: random.oneOf(['16', '17', '18']) });
    const line = lineOf(service, { amount: service.basePrice, questions: [] });
    return {
      browse: () => lines.catalogue.services()(),
      price: () =>
        new AskPrice({ pricing: lines.pricing }).execute({
          subServiceId: subServiceId('18'),
          questions: [aQuestion({ id: '1' })],
          answers: answersOf({ 1: 'Yes' }),
        }),
      add: () => this.submitted({ kind: 'addToCart', line, name: service.name }),
      request: () => this.submitted({ kind: 'requestQuotation', line, name: service.name }),
      coupon: () => new ApplyCoupon({ carts: lines.carts }).execute(random.oneOf(['SAVE10', 'NONE', ' '])),
    };
  }

  /** Whoever is told that it failed often presses again. */
  private async submitted(submission: Submission): Promise<void> {
    do await this.pressed(submission);
    while (this.isOpen(submission) && this.random.happens(0.7));
  }

  private isOpen({ kind, line }: Submission): boolean {
    return this.made.has(`${kind} ${line.serviceId}`);
  }

  private async pressed(submission: Submission): Promise<void> {
    const { kind, line } = submission;
    const { added, requested } = this.office.submissions;
    const taken = kind === 'addToCart' ? added : requested;
    const name = `${kind} ${line.serviceId}`;
    const before = taken.length;
    const presses = this.random.happens(0.3) ? 2 : 1;
    const results = await Promise.all(Array.from({ length: presses }, () => this.submit.execute(submission)));
    const isTold = results.every(isRight);
    const made = (this.made.get(name) ?? 0) + taken.length - before;
    if (made > 1 || (isTold && made === 0)) this.wrong.push(`${name} was made ${made} times`);
    if (isTold) this.made.delete(name);
    else this.made.set(name, made);
  }
}
