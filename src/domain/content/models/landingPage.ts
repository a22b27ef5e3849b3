import type { ContentOf } from '../model/Field';
import { videoFile, group, model, picture, slices, text } from '../model/fields';
import { evening, ownServer, pillars, quote, reboot, reviews } from '../slices/home';
import { meta } from './metaFields';

/** The landing pages. The home page is the document with the uid `home` (CT-02). */
export const landingPage = model(
  'landing_page',
  {
    meta,
    hero: group({
      title: text(),
      text: text(),
      picture: picture('Picture, wide'),
      picturePortrait: picture('Picture, upright'),
      // The two film loops replace the pictures if videos may play.
      film: videoFile('Film loop, wide'),
      filmPortrait: videoFile('Film loop, upright'),
    }),
    intro: group({ title: text(), film: videoFile() }, { needs: ['film'] }),
    body: slices({ reboot, pillars, quote, evening, reviews, ownServer }),
  },
  { uid: 'Name' },
);

export type LandingPage = ContentOf<typeof landingPage>;

export type LandingSection = LandingPage['body'][number];

/** The section with the given slice type. */
export type Section<K extends LandingSection['slice']> = Extract<LandingSection, { readonly slice: K }>;
