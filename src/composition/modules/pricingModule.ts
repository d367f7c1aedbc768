import type { ContainerModule } from 'inversify';
import { AnswerStorage } from '../../application/ports/AnswerStorage';
import { CatalogueGateway } from '../../application/ports/CatalogueGateway';
import { Log } from '../../application/ports/Log';
import { PricingGateway } from '../../application/ports/PricingGateway';
import { AskPrice } from '../../application/pricing/AskPrice';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpPricingGateway } from '../../infrastructure/http/HttpPricingGateway';
import { BrowserAnswerStorage } from '../../infrastructure/storage/BrowserAnswerStorage';
import { SubmissionState } from '../../ui/catalogue/SubmissionState';
import { QuestionFlowStore } from '../../ui/pricing/QuestionFlowStore';
import { featureModule } from '../featureModule';

export const pricingModule: ContainerModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(PricingGateway, HttpPricingGateway, { api: ApiClient, log: Log });
  bindPort(AnswerStorage, BrowserAnswerStorage, {});
  bindClass(AskPrice, { pricing: PricingGateway });
  bindScreenStore(QuestionFlowStore, {
    catalogue: CatalogueGateway,
    pricing: PricingGateway,
    askPrice: AskPrice,
    answerStorage: AnswerStorage,
    submission: SubmissionState,
  });
});
