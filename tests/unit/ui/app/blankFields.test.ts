import '../../support/production';
import { blankFields } from '../../support/blankFields';

blankFields('all else');
