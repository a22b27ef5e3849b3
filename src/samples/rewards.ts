import type { BackerRewards } from '#domain/rewards/BackerRewards';

/** Rewards of the sample backer. */
export const sampleRewards: BackerRewards = {
  statueAvailable: true,
  shirtAvailable: true,
  supporterShirtAvailable: true,
  tshirtSize: 2,
  supporterTshirtSize: 6,
  statueGender: 'F',
  listed: ['arkshipPassengerCard', 'poster', 'artbook', 'collectorBox'],
  downloads: ['ost', 'digitalArtbook'],
};
