import {
  videoFile,
  link,
  list,
  picture,
  richText,
  select,
  slice,
  text,
  platformVideo,
} from '../model/fields';

/** Fields of a box, named as in the specification (LP-01). */
const box = {
  boxImage: picture('Picture'),
  boxTitle: text('Title'),
  boxSubtitle: text('Line over the title'),
  boxContent: richText('text', 'Text'),
  buttonLink: link('Where the button leads'),
  buttonLabel: text('Label of the button'),
};

const titleField = { title: text('Title of the section') };

const needsOne = ['boxImage', 'boxTitle', 'boxContent'] as const;

/** The boxes of a section. A box is omitted if it has no picture, no title and no text. */
const boxes = list(box, { needsOne }, 'Boxes');

const severalBoxes = slice({ ...titleField, boxes }, { needs: ['boxes'] });

/** A single box, used by the sections One Box Image Left and One Box Image Right. */
const oneBox = slice(
  { direction: select(['left', 'right'], 'left', 'Side of the picture'), ...box },
  { needsOne },
);

const twoBigCards = slice(
  {
    ...titleField,
    boxes,
    roadmapPicture: picture('Roadmap: what the first card opens where its button leads nowhere'),
  },
  { needs: ['boxes'] },
);

/** A cover picture. Clicking it plays the video. */
const videoCover = slice(
  {
    ...titleField,
    text: text(),
    picture: picture('Cover of the video'),
    video: platformVideo('Video on another platform, which asks for consent'),
    film: videoFile('Film of our own, instead'),
    videoTitle: text('Title of the video'),
  },
  { needsOne: ['video', 'film', 'picture'] },
);

/** All sections of landing and update pages (LP-01). */
export const sections = {
  oneBox,
  twoBox: severalBoxes,
  threeBox: severalBoxes,
  twoBigCards,
  carouselThreeShown: severalBoxes,
  carouselOneFocused: severalBoxes,
  videoCover,
};

/** A carousel for update pages only. It shows 1.4 slides at a time, or 1 on a phone. */
export const updateCarousel = severalBoxes;
