import * as ports from '../../application/ports';
import { AskPrice } from '../../application/pricing/AskPrice';
import { Client } from '../client';
import { HttpPricingGateway } from '../../infrastructure/http/HttpPricingGateway';
import { BrowserAnswerStorage } from '../../infrastructure/storage/BrowserAnswerStorage';
import { SubmissionState } from '../../ui/catalogue/SubmissionState';
import { QuestionFlowStore } from '../../ui/pricing/QuestionFlowStore';
import { featureModule } from '../featureModule';
export const pricingModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(ports.PricingGateway, HttpPricingGateway, { api: Client, log: ports.Log });
  bindPort(ports.AnswerStorage, BrowserAnswerStorage, {});
  bindClass(AskPrice, { pricing: ports.PricingGateway });
  bindScreenStore(QuestionFlowStore, {
    catalogue: ports.CatalogueGateway,
    pricing: ports.PricingGateway,
    askPrice: AskPrice,
    answerStorage: ports.AnswerStorage,
    submission: SubmissionState,
  });
});
