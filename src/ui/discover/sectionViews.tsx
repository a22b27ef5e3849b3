import type { PageSection } from '#domain/content/models/updatePage';
import type { SliceViews } from '../content/Slices';
import { OneBox, ThreeBox, TwoBigCards, TwoBox, VideoCover } from './BoxSections';
import { SectionCarousel } from './SectionCarousel';

/** A section with an id that is based on its position on the page. */
export type PlacedSection = PageSection & { readonly id: string };

export const sectionViews: SliceViews<PlacedSection> = {
  oneBox: OneBox,
  twoBox: TwoBox,
  threeBox: ThreeBox,
  twoBigCards: TwoBigCards,
  carouselThreeShown: (section) => <SectionCarousel {...section} large={3} />,
  carouselOneFocused: (section) => <SectionCarousel {...section} large={1.4} focused />,
  videoCover: VideoCover,
  updateCarousel: (section) => <SectionCarousel {...section} large={1.4} />,
};
