import { observer } from 'mobx-react-lite';
import { Note } from '../kit/layout/Text';
import { useTexts } from './useTexts';

/** The game's age rating with its descriptors, from the texts of the content service. */
export const AgeRating = observer(function AgeRating() {
  return <Note>{useTexts('ageRating')('rating')}</Note>;
});
