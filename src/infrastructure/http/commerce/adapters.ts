import { adapterModule } from '../../adapterModule';
import { HttpAcquisitions } from './HttpAcquisitions';
import { HttpBuyPage } from './HttpBuyPage';
import { HttpCampaignProducts } from './HttpCampaignProducts';
import { HttpCampaigns } from './HttpCampaigns';
import { HttpCheckouts } from './HttpCheckouts';
import { HttpGhostAccounts } from './HttpGhostAccounts';
import { HttpStoreCheckouts } from './HttpStoreCheckouts';

export const commerce = adapterModule(
  HttpAcquisitions,
  HttpBuyPage,
  HttpCampaignProducts,
  HttpCampaigns,
  HttpCheckouts,
  HttpGhostAccounts,
  HttpStoreCheckouts,
);
