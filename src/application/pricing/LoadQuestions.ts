import type { Either } from 'fp-ts/Either';
import type { Question } from '../../domain/pricing/question';
import type { GatewayError } from '../ports/gatewayError';
import type { PricingGateway } from '../ports/PricingGateway';

/** The questions of one sub-service (section 2, Question flow). */
export class LoadQuestions {
  constructor(private readonly pricing: PricingGateway) {}

  execute(subServiceId: string): Promise<Either<GatewayError, readonly Question[]>> {
    return this.pricing.questionsOf(subServiceId)();
  }
}
