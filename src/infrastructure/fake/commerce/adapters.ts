import { adapterModule } from '../../adapterModule';
import { FakeAcquisitions } from './FakeAcquisitions';
import { FakeBuyPage } from './FakeBuyPage';
import { FakeCampaignProducts } from './FakeCampaignProducts';
import { FakeCampaigns } from './FakeCampaigns';
import { FakeCheckouts } from './FakeCheckouts';
import { FakeGhostAccounts } from './FakeGhostAccounts';
import { FakeStoreCheckouts } from './FakeStoreCheckouts';

export const commerce = adapterModule(
  FakeAcquisitions,
  FakeBuyPage,
  FakeCampaignProducts,
  FakeCampaigns,
  FakeCheckouts,
  FakeGhostAccounts,
  FakeStoreCheckouts,
);
