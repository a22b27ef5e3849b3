import type { NamedStates } from '../states/State';
import type { StateSetup } from '../states/StateSetup';

const nothing = {
  screenshots: [],
  videos: [],
  wallpapers: [],
  conceptart: [],
  documents: [],
  pinned: [],
};

export const mediaStates = (setup: StateSetup): NamedStates => ({
  'the media library is empty': {
    description: 'Every list of GET /api/assets/media is empty.',
    setUp: () => setup.setUpResponse('/api/assets/media', nothing),
  },
});
