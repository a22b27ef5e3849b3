import { videoFile, group, link, picture, text, platformVideo } from '../model/fields';

/** The first block of a landing or update page (LP-01). */
export const intro = group({
  picture: picture('Background'),
  subtitle: text('Line over the title'),
  title: text(),
  description: text('Text under the title'),
  leftLabel: text('Left button: label'),
  leftVideo: platformVideo('Left button: video on another platform, which it opens'),
  leftFilm: videoFile('Left button: film of our own, instead'),
  rightLabel: text('Right button: label'),
  rightLink: link('Right button: where it leads'),
});
