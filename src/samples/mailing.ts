import type { OfferedCategory } from '#domain/mailing/EmailPreferences';

/** Email categories of the sandbox and the fake back end. */
export const sampleMailing: readonly OfferedCategory[] = [
  {
    id: 'news',
    name: 'News',
    interests: [
      { id: 'newsletter', name: 'Newsletter' },
      { id: 'patch-notes', name: 'Patch Notes' },
      { id: 'events', name: 'Events' },
    ],
  },
  {
    id: 'offers',
    name: 'Offers',
    interests: [
      { id: 'discounts', name: 'Discounts' },
      { id: 'surveys', name: 'Surveys' },
    ],
  },
  {
    id: 'game-owner',
    name: 'Game Owner',
    interests: [
      { id: 'owns-game', name: 'Owns Game' },
      { id: 'game-time', name: 'Game Time' },
      { id: 'tips', name: 'Tips' },
    ],
  },
];

export const newsletterInterest = 'newsletter';

export const ownsGameInterest = 'owns-game';
