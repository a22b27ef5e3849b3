import { lenient, lenientListOf, optional, pattern, shape, text } from '#application/shared/rules';
import { mediaCategories } from '#domain/media/MediaFile';
import { call } from '../shared/call';

/** Matches the path of a media file. The third path segment is the category. */
const filePath = new RegExp(`^/?[^/]+/[^/]+/(${mediaCategories.join('|')})/[^/].*\\.[A-Za-z0-9]{2,5}$`);

/** Omits entries that are not strings and files of other categories. */
const paths = lenientListOf(lenient(pattern(filePath), text()));

export const listMediaFiles = call({
  method: 'GET',
  path: '/api/assets/media',
  as: 'anyone',
  answer: shape({
    screenshots: paths,
    wallpapers: optional(paths),
    videos: optional(paths),
    conceptart: optional(paths),
    documents: optional(paths),
    pinned: optional(paths),
  }),
});
