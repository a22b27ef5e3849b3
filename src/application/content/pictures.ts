import type { CreditedPicture } from '../../domain/content/LandingPage';
import { fieldsIn, textIn, type Fields } from './fields';

/** An image field with the place it shows; nothing where an editor has put no picture. */
export const pictureIn = (fields: Fields, name: string, coordinates: string): CreditedPicture | undefined => {
  const picture = fieldsIn(fields[name]);
  const url = textIn(picture, 'url');
  if (url === '') return undefined;
  return { url, alt: textIn(picture, 'alt'), author: textIn(picture, 'copyright'), coordinates };
};

/** The picture of an entry that has one at the most, to be spread into what is made of the entry. */
export const ownPictureIn = (entry: Fields): { readonly picture?: CreditedPicture } => {
  const picture = pictureIn(entry, 'picture', textIn(entry, 'coordinates'));
  return picture ? { picture } : {};
};
