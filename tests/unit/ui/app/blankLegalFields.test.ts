import '../../support/production';
import { blankFields } from '../../support/blankFields';

blankFields('legal and around');
