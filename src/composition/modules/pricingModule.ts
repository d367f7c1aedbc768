import { ContainerModule } from 'inversify';
import { LoadServices } from '../../application/catalogue/LoadServices';
import { AnswerStorage } from '../../application/ports/AnswerStorage';
import { Log } from '../../application/ports/Log';
import { PricingGateway } from '../../application/ports/PricingGateway';
import { AskPrice } from '../../application/pricing/AskPrice';
import { LoadQuestions } from '../../application/pricing/LoadQuestions';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpPricingGateway } from '../../infrastructure/http/HttpPricingGateway';
import { BrowserAnswerStorage } from '../../infrastructure/storage/BrowserAnswerStorage';
import { SubmissionState } from '../../ui/catalogue/SubmissionState';
import { QuestionFlowStore } from '../../ui/pricing/QuestionFlowStore';

export const pricingModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(PricingGateway).toResolvedValue(
    (api: ApiClient, log: Log) => new HttpPricingGateway(api, log),
    [ApiClient, Log],
  );
  bind(AnswerStorage).toResolvedValue(() => new BrowserAnswerStorage());
  bind(LoadQuestions).toResolvedValue(
    (pricing: PricingGateway) => new LoadQuestions(pricing),
    [PricingGateway],
  );
  bind(AskPrice).toResolvedValue((pricing: PricingGateway) => new AskPrice(pricing), [PricingGateway]);
  bind(QuestionFlowStore)
    .toResolvedValue(
      (
        loadServices: LoadServices,
        loadQuestions: LoadQuestions,
        askPrice: AskPrice,
        answerVault: AnswerStorage,
        submission: SubmissionState,
      ) => new QuestionFlowStore({ loadServices, loadQuestions, askPrice, answerVault, submission }),
      [LoadServices, LoadQuestions, AskPrice, AnswerStorage, SubmissionState],
    )
    .inTransientScope();
});
